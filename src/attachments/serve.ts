import send from 'send';

import { errors } from '../../generated/errors.js';
import type { Context } from '../http/request-state.js';

/** Content types that browsers display without running any content. All others are served as downloads. */
const SHOWN_INLINE =
  /^(?:image\/(?:apng|avif|bmp|gif|jpeg|png|webp)|audio\/[\w.+-]+|video\/(?:mp4|ogg|webm)|text\/plain)$/;

/** Prevents content in a file from running with this site's rights, whatever content type a browser assumes. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** A file to serve. */
interface Served {
  readonly content_type: string;
  readonly name: string;
}

const describe = (context: Context, { content_type, name }: Served): void => {
  context.attachment(name, { type: SHOWN_INLINE.test(content_type) ? 'inline' : 'attachment' });
  context.res.setHeader(
    'Content-Type',
    content_type === 'text/plain' ? 'text/plain; charset=utf-8' : content_type,
  );
  context.set('Content-Security-Policy', POLICY);
  context.set('Cross-Origin-Resource-Policy', 'same-site');
  // The file never changes, but access to it can, so each use must be revalidated.
  context.set('Cache-Control', 'private, no-cache');
};

/** Headers that a file leaves on the response if it cannot be read. A browser would save the error as the file. */
const OF_FILE = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'Last-Modified',
];

const fail = (context: Context, error: Error): Error => {
  for (const name of OF_FILE) context.remove(name);
  return error;
};

interface Refusal extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file from disk, the requested range of it, or a 304 response. */
export const serveFile = (context: Context, file: Served, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    context.status = 200;
    context.respond = false;
    context.res.once('close', resolve);
    const stream = send(context.req, encodeURI(path), { cacheControl: false, dotfiles: 'allow' });
    stream.on('headers', () => {
      describe(context, file);
    });
    stream.on('error', (error: Refusal) => {
      context.respond = true;
      if (error.status === 404) reject(errors.notFound());
      else if (error.status >= 500) reject(fail(context, error));
      else {
        context.body = null;
        context.status = error.status;
        context.set({ ...error.headers });
        resolve();
      }
    });
    stream.pipe(context.res);
  });
