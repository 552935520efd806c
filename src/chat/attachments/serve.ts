import { stat } from 'node:fs/promises';

import send from 'send';

import { errors } from '../../../generated/errors.js';
import type { Context } from '../../runtime/http/request.js';
import { contentTypeOf } from './content-type.js';

const PDF = 'application/pdf';

/** Content types that browsers display without running any content. All others are served as downloads. */
const SHOWN_INLINE =
  /^(?:image\/(?:apng|avif|bmp|gif|jpeg|png|webp)|audio\/[\w.+-]+|video\/(?:mp4|ogg|webm)|text\/plain|application\/pdf)$/;

/** Prevents content in a file from running with this site's rights, whatever content type a browser assumes. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** No browser shows a PDF in a sandbox. Its viewer is a plugin for some, which runs no script of the page either. */
const PDF_POLICY =
  "default-src 'none'; script-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'";

/** A file to serve. */
export interface Served {
  readonly content_type: string;
  readonly name: string;
  /** Whether the browser saves the file also if it can show it. */
  readonly isDownload?: boolean;
}

/** Clients that do not read `filename*` get a name of ASCII characters. All others would get a name in Latin-1. */
const plainName = (name: string): string => name.replaceAll(/[^\u0020-\u007e]/gu, '?');

const describe = (context: Context, { content_type: stated, name, isDownload = false }: Served): void => {
  const type = contentTypeOf(stated, name);
  const isShown = SHOWN_INLINE.test(type) && !isDownload;
  context.attachment(name, { type: isShown ? 'inline' : 'attachment', fallback: plainName(name) });
  context.res.setHeader('Content-Type', type === 'text/plain' ? 'text/plain; charset=utf-8' : type);
  context.set('Content-Security-Policy', type === PDF && isShown ? PDF_POLICY : POLICY);
  context.set('Cross-Origin-Resource-Policy', 'same-site');
  // The file never changes, but access to it can, so each use must be revalidated.
  context.set('Cache-Control', 'private, no-cache');
};

/** Asks for the whole file where a request asks for more bytes from its end than it has (RFC 9110, section 14.1.2). */
const widenRange = async ({ req }: Context, path: string): Promise<void> => {
  const [, length] = /^\s*bytes\s*=\s*-(\d+)\s*$/.exec(req.headers.range ?? '') ?? [];
  if (length === undefined) return;
  const file = await stat(path).catch(() => undefined);
  if (file && Number(length) > file.size) req.headers.range = 'bytes=0-';
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
export const serveFile = async (context: Context, file: Served, path: string): Promise<void> => {
  await widenRange(context, path);
  await new Promise<void>((resolve, reject) => {
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
};
