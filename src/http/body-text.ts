import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

import type Koa from 'koa';
import type * as KoaBody from 'koa-body';

import { errors } from '../../generated/errors.js';
import { beginWork, isTurnSpent, ownTurn } from '../lib/event-loop.js';
import { keptOnce } from '../lib/kept-once.js';
import type { Context } from './request-state.js';
import { bodyTooLarge } from './form.js';
import type { Arrival, HeldBody } from './held-bodies.js';

const [PLUS, SPACE] = [0x2b, 0x20];

/** Replaces each plus by a space, as forms demand. The parser needs 65 ms for those of two megabytes at once. */
const replacePluses = (bytes: Buffer): void => {
  for (let index = 0; index < bytes.length; index += 1) if (bytes[index] === PLUS) bytes[index] = SPACE;
};

/** A body as koa-body reads it: its bytes are counted, and never decompressed. */
class CountedBody extends EventEmitter {
  readonly headers: IncomingMessage['headers'];
  /** Resolves when the piece that waits for a turn of the event loop is decoded. */
  #waiting: Promise<void> | undefined;
  readonly #arrival: Arrival;
  readonly #listeners: Readonly<Record<'data' | 'end' | 'close', (chunk: Buffer) => void>>;

  constructor(
    private readonly request: IncomingMessage,
    private readonly held: HeldBody,
    private readonly isForm: boolean,
  ) {
    super();
    // Without its encoding, koa-body takes the body as it is.
    this.headers = { 'content-length': request.headers['content-length'] };
    // koa-body does not listen to a body that it refused.
    this.on('error', () => undefined);
    this.#listeners = {
      data: (chunk) => {
        this.#arrival.progress();
        this.#receive(chunk);
      },
      end: () => {
        this.#afterPieces(() => this.emit('end'));
      },
      close: () => {
        this.#afterPieces(() => {
          // Making an error that no one needs would take longer than reading a small body.
          if (!request.readableEnded) this.emit('error', errors.malformedForm());
        });
      },
    };
    for (const [event, listener] of Object.entries(this.#listeners)) request.on(event, listener);
    this.#arrival = held.whileArriving((refusal) => {
      this.emit('error', refusal);
    });
  }

  /** Decoding megabytes in one turn would block the event loop. */
  #receive(chunk: Buffer): void {
    if (!isTurnSpent()) {
      beginWork();
      this.#decode(chunk);
      return;
    }
    this.request.pause();
    this.#waiting = ownTurn().then(() => {
      this.#waiting = undefined;
      this.#decode(chunk);
      this.request.resume();
    });
  }

  /** A paused request still ends if its last piece was read. */
  #afterPieces(action: () => void): void {
    if (this.#waiting) void this.#waiting.then(action);
    else action();
  }

  #decode(chunk: Buffer): void {
    const refusal = this.held.add(chunk.length);
    if (this.isForm) replacePluses(chunk);
    if (refusal) this.emit('error', refusal);
    else this.emit('data', chunk);
  }

  /** Discards the bytes that koa-body did not take, so that the client can read the response. */
  discard(): void {
    this.#arrival.end();
    for (const [event, listener] of Object.entries(this.#listeners)) this.request.off(event, listener);
    this.request.resume();
  }
}

/** Loads koa-body, which takes a tenth of the start. A server loads it when it is ready, at the latest for the first body. */
export const loadBodyReader = keptOnce((): Promise<typeof KoaBody> => import('koa-body'));

const createReader = async (maxBytes: number): Promise<Koa.Middleware> => {
  const { HttpMethodEnum, koaBody } = await loadBodyReader();
  return koaBody({
    parsedMethods: Object.values(HttpMethodEnum),
    text: true,
    textLimit: maxBytes,
    urlencoded: false,
    json: false,
  });
};

const readers = new Map<number, Promise<Koa.Middleware>>();

const readerFor = (maxBytes: number): Promise<Koa.Middleware> => {
  let reader = readers.get(maxBytes);
  if (!reader) {
    reader = createReader(maxBytes);
    readers.set(maxBytes, reader);
  }
  return reader;
};

const isTooLarge = (error: unknown): boolean =>
  (error as { readonly type?: unknown }).type === 'entity.too.large';

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Returns a urlencoded or JSON body as text, where the spaces of a form are spaces. Throws `payloadTooLarge` beyond
 * `maxBytes`.
 */
export const readText = async (context: Context, maxBytes: number): Promise<string> => {
  const read = await readerFor(maxBytes);
  if (context.req.destroyed) throw errors.malformedForm();
  const body = new CountedBody(context.req, context.state.body, Boolean(context.is('urlencoded')));
  const request: { body?: string } = {};
  const reading = { req: body, request, method: context.method, is: () => true };
  try {
    await read(reading as unknown as Koa.Context, nothing);
  } catch (error) {
    throw isTooLarge(error) ? bodyTooLarge(maxBytes) : error;
  } finally {
    body.discard();
  }
  // Bodies that arrive together are parsed in separate turns of the event loop.
  await ownTurn();
  return request.body ?? '';
};
