import { errors } from '../../../generated/errors.js';
import { beginWork, isTurnSpent, ownTurn } from '../../lib/event-loop.js';
import type { Context } from './request-state.js';

const [PLUS, SPACE] = [0x2b, 0x20];

/** Replaces each plus by a space, as forms demand. A parser needs 65 ms for those of two megabytes at once. */
const replacePluses = (bytes: Buffer): void => {
  for (let index = 0; index < bytes.length; index += 1) if (bytes[index] === PLUS) bytes[index] = SPACE;
};

const ignore = (): void => undefined;

/**
 * Reads the body of a request with `read`, which listens to the request itself. Counts the bytes as they arrive, and lets
 * other work run between them. Throws RATE_LIMIT_HIT if they exceed a budget. The body is never decompressed.
 */
export const whileArriving = async <T>(context: Context, read: () => Promise<T>): Promise<T> => {
  const { req, state } = context;
  if (req.destroyed) throw errors.malformedForm();
  const isForm = Boolean(context.is('urlencoded'));
  const refuse = (refusal: Error): void => {
    req.emit('error', refusal);
  };
  const arrival = state.body.whileArriving(refuse);
  // Before the listener of `read`, which gets the bytes as this one leaves them.
  const receive = (bytes: Buffer): void => {
    arrival.progress();
    const refusal = state.body.add(bytes.length);
    if (refusal) {
      refuse(refusal);
      return;
    }
    if (isForm) replacePluses(bytes);
    if (!isTurnSpent()) {
      beginWork();
      return;
    }
    // Decoding megabytes in one turn would block the event loop.
    req.pause();
    void ownTurn().then(() => req.resume());
  };
  req.on('data', receive);
  // A body can be refused when nothing reads it any more.
  req.on('error', ignore);
  const { 'content-encoding': encoding } = req.headers;
  delete req.headers['content-encoding'];
  try {
    return await read();
  } finally {
    if (encoding !== undefined) req.headers['content-encoding'] = encoding;
    arrival.end();
    req.off('data', receive);
    // What was not read is discarded, so that the client can read the response.
    req.resume();
  }
};
