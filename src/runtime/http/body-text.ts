import type Koa from 'koa';
import type * as KoaBody from 'koa-body';

import { errors } from '../../../generated/errors.js';
import { kibibytes } from '../../lib/bytes.js';
import { ownTurn } from '../../lib/event-loop.js';
import { keptOnce } from '../../lib/kept-once.js';
import { whileArriving } from './arriving-body.js';
import { bodyTooLarge, decodePercents, MAX_FIELDS } from './form.js';
import type { Context } from './request-state.js';

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
