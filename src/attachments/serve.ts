import send from 'send';

import { errors } from '../../generated/errors.js';
import type { Context } from '../http/request-state.js';
import type { AttachmentRow } from './store.js';

/** What browsers show without running anything that is in it. Everything else they are to save. */
const SHOWN_INLINE =
  /^(?:image\/(?:apng|avif|bmp|gif|jpeg|png|webp)|audio\/[\w.+-]+|video\/(?:mp4|ogg|webm)|text\/plain)$/;

/** Nothing in a file runs with the rights of this site, whatever a browser takes it for. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const describe = (context: Context, { content_type, name }: AttachmentRow): void => {
  context.attachment(name, { type: SHOWN_INLINE.test(content_type) ? 'inline' : 'attachment' });
  context.res.setHeader(
    'Content-Type',
    content_type === 'text/plain' ? 'text/plain; charset=utf-8' : content_type,
  );
  context.set('Content-Security-Policy', POLICY);
  context.set('Cross-Origin-Resource-Policy', 'same-site');
  // The file never changes, but who may see it does, so that each use asks again.
  context.set('Cache-Control', 'private, no-cache');
};

interface Refusal extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file from disk, or the part of it that is asked for, or only says that the client has it still. */
export const serveFile = (context: Context, file: AttachmentRow, path: string): Promise<void> =>
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
      else if (error.status >= 500) reject(error);
      else {
        context.body = null;
        context.status = error.status;
        context.set({ ...error.headers });
        resolve();
      }
    });
    stream.pipe(context.res);
  });
