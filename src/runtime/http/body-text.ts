import type Koa from 'koa';
import type * as KoaBody from 'koa-body';

import { errors } from '../../../generated/errors.js';
import { kibibytes } from '../../lib/bytes.js';
import { beginWork, isTurnSpent, ownTurn } from '../../lib/event-loop.js';
import { keptOnce } from '../../lib/make-once.js';
import { bodyTooLarge, decodePercents, MAX_FIELDS } from './form.js';
import type { Context } from './request.js';

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
const whileArriving = async <T>(context: Context, read: () => Promise<T>): Promise<T> => {
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

/**
 * The greatest body that koa-body parses. It does so in the turn of the event loop in which the last byte arrives, and
 * before anything can count the values: two megabytes of brackets take 270 ms, and these 1 ms.
 */
const PARSED_BYTES = kibibytes(8);

/** Each name is one field, also with brackets and dots. */
const FIELDS = {
  depth: 0,
  parseArrays: false,
  plainObjects: true,
  allowDots: false,
  duplicates: 'combine',
  parameterLimit: MAX_FIELDS,
  arrayLimit: MAX_FIELDS,
  throwOnLimitExceeded: true,
  decoder: decodePercents,
} as const;

/** A body as text, where the spaces of a form are spaces. */
export interface BodyText {
  readonly text: string;
  /** What koa-body read from the text. Undefined if the text is long, or if it could not. */
  readonly parsed?: unknown;
}

/** Loads koa-body, which takes a tenth of the start. A server loads it when it is ready, at the latest for the first body. */
export const loadBodyReader = keptOnce((): Promise<typeof KoaBody> => import('koa-body'));

/** What a request has of koa-body afterwards. */
interface WithBody {
  /** The text, or what koa-body read from `rawBody`. */
  body?: unknown;
  rawBody?: string;
}

const createReader = async (maxBytes: number, parses: boolean): Promise<Koa.Middleware> => {
  const { HttpMethodEnum, koaBody } = await loadBodyReader();
  const parsedMethods = Object.values(HttpMethodEnum);
  return parses
    ? koaBody({
        parsedMethods,
        includeUnparsed: true,
        text: false,
        jsonTypes: ['json'],
        jsonLimit: maxBytes,
        formLimit: maxBytes,
        queryString: FIELDS,
      })
    : koaBody({
        parsedMethods,
        json: false,
        urlencoded: false,
        textTypes: ['*/*'],
        textLimit: maxBytes,
      });
};

const readers = new Map<string, Promise<Koa.Middleware>>();

const readerFor = (maxBytes: number, parses: boolean): Promise<Koa.Middleware> => {
  const name = `${String(maxBytes)} ${String(parses)}`;
  const known = readers.get(name);
  if (known) return known;
  const reader = createReader(maxBytes, parses);
  readers.set(name, reader);
  return reader;
};

/** An error of koa-body, where `body` is the text that it could not parse, or of the API. */
interface ReadingError {
  readonly type?: string;
  readonly body?: unknown;
}

const nothing = (): Promise<void> => Promise.resolve();

const takeFrom = (request: WithBody): BodyText => {
  const { body, rawBody } = request;
  // A client that waits would keep them.
  delete request.body;
  delete request.rawBody;
  if (rawBody !== undefined) return { text: rawBody, parsed: body };
  return { text: typeof body === 'string' ? body : '' };
};

/** Returns the body of a request, urlencoded or JSON as a rule. Throws `payloadTooLarge` beyond `maxBytes`. */
export const readBodyText = async (context: Context, maxBytes: number): Promise<BodyText> => {
  const isShort = Number(context.get('content-length') || Infinity) <= PARSED_BYTES;
  const parses = isShort && Boolean(context.is('urlencoded', 'json'));
  const read = await readerFor(maxBytes, parses);
  try {
    await whileArriving(context, async () => {
      await read(context, nothing);
    });
  } catch (error) {
    const { type, body } = error as ReadingError;
    if (typeof body === 'string') return { text: body };
    if (type === 'entity.too.large') throw bodyTooLarge(maxBytes);
    throw type === 'request.aborted' ? errors.malformedForm() : error;
  }
  // Bodies that arrive together are parsed in separate turns of the event loop.
  if (!parses) await ownTurn();
  return takeFrom(context.request);
};
