import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

import { errors } from '../../../generated/errors.js';
import type { Actor } from '../identity/actor.js';
import { budgets } from '../../lib/budgets.js';
import type { Context, RawParameters, RequestState } from '../http/request.js';
import { KEY_HEADER, type OpenRetry, Replay, type Retry, retryPolicy } from '../http/run.js';
import { inKibibytes } from '../../lib/bytes.js';
import { DAY } from '../../lib/clock.js';
import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import { addToday } from '../rate-limits/daily-counts.js';
import { claimRetry, findRetry, type RetryKey, type RetryRow, writeRetry } from './store.js';
import { CSRF_FIELD } from '../identity/csrf.js';
import type { UploadedFile } from '../../contract/uploaded-file.js';
import { Pace } from '../../lib/event-loop.js';

/** Characters that are hashed at once. */
const PIECE_LENGTH = 65_536;

function* piecesOfText(text: string): Generator<string> {
  // The length keeps apart what follows each other: ["ab", "c"] and ["a", "bc"].
  yield `"${String(text.length)}:`;
  for (let start = 0; start < text.length; start += PIECE_LENGTH)
    yield text.slice(start, start + PIECE_LENGTH);
}

/** Yields a JSON value as short texts, with the keys of objects in one order. */
function* pieces(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* piecesOfText(value);
  else if (Array.isArray(value)) {
    yield '[';
    for (const item of value) yield* pieces(item);
    yield ']';
  } else if (typeof value === 'object' && value !== null) {
    yield '{';
    for (const [name, field] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      yield* piecesOfText(name);
      yield* pieces(field);
    }
    yield '}';
  } else yield `${String(value)};`;
}

const addValue = async (hash: Hash, value: unknown): Promise<void> => {
  const pace = new Pace();
  for (const piece of pieces(value)) {
    if (pace.isDue) await pace.rest();
    hash.update(piece);
  }
};

const hashFile = async ({ path }: UploadedFile): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** A retry may have another token, since the session can be renewed in between. */
const withoutToken = ({ [CSRF_FIELD]: _token, ...parameters }: RawParameters): RawParameters => parameters;

/**
 * Returns the SHA-256 of what a request asks for: its path, its parameters and its files. The encoding of the body does
 * not matter, since a multipart form has another boundary each time.
 */
const requestHash = async (request: RequestState): Promise<string> => {
  const { method, path, query, requestBody, files } = request;
  const hash = createHash('sha256');
  await addValue(hash, [method, path, query, withoutToken(requestBody)]);
  for (const file of files) await addValue(hash, [file.filename, await hashFile(file)]);
  return hash.digest('hex');
};

const KEY = new RegExp(retryPolicy.keyPattern);

/** Returns the value of an `Idempotency-Key` header. It is the same with and without quotes. */
export const parseIdempotencyKey = (header: string): string => {
  if (!KEY.test(header)) throw errors.invalidIdempotencyKey();
  return header.startsWith('"') ? header.slice(1, -1).replaceAll(/\\(.)/g, '$1') : header;
};

class KeyedRequest implements Retry {
  #isDone = false;

  constructor(
    private readonly services: Services,
    private readonly actor: Actor,
    private readonly key: RetryKey,
    private readonly request_hash: string,
  ) {}

  get isDone(): boolean {
    return this.#isDone;
  }

  async once<T extends object>(tx: Tx, change: () => Promise<T>): Promise<T> {
    const { request_hash } = this;
    const created_at = this.services.clock.seconds();
    const { id, row } = await claimRetry(tx, this.key, { request_hash, created_at });
    this.#replay(row);
    await this.#count(tx, 1);
    const output = await change();
    const response = await this.#seal(tx, output);
    await writeRetry(tx, id, { request_hash, created_at, response });
    this.#isDone = true;
    return output;
  }

  async check(store: Pick<Store, 'read'>): Promise<void> {
    this.#replay(await store.read((tx) => findRetry(tx, this.key)));
  }

  /** Throws `Replay` with the stored response. Does nothing if there is none, or if it expired. */
  #replay(row: RetryRow | undefined): void {
    const { clock, keys } = this.services;
    if (!row || row.response === null || row.created_at <= clock.seconds() - retryPolicy.keptSeconds) return;
    if (row.request_hash !== this.request_hash) throw errors.idempotencyKeyReused();
    throw new Replay(JSON.parse(keys.decrypt(row.response)) as object);
  }

  /** Counts KiB that are stored. Each response counts as one before the change, and for its size after it. */
  async #count(tx: Tx, kibibytes: number): Promise<void> {
    const { services, actor } = this;
    const sum = await addToday({ tx, services, actor }, 'retryKibibytes', kibibytes);
    if (sum <= inKibibytes(budgets.retriesOfDay.bytes)) return;
    throw errors.rateLimitHit({ 'retry-after': DAY - (services.clock.seconds() % DAY) });
  }

  async #seal(tx: Tx, output: object): Promise<string> {
    const text = JSON.stringify(output);
    const more = inKibibytes(Buffer.byteLength(text));
    if (more > 0) await this.#count(tx, more);
    return this.services.keys.encrypt(text);
  }
}

const open = async (services: Services, { state: { request } }: Context, header: string): Promise<Retry> => {
  const { actor } = request;
  if (!actor) throw new Error(`${request.route.operationId} has no user.`);
  const key_hash = services.keys.hash(`idempotency-key ${parseIdempotencyKey(header)}`);
  return new KeyedRequest(services, actor, { user_id: actor.id, key_hash }, await requestHash(request));
};

/** Returns the function that recognizes repeated requests by their `Idempotency-Key`. */
export const createOpenRetry =
  (services: Services): OpenRetry =>
  (context) => {
    const header = context.req.headers[KEY_HEADER];
    // Tools that send each header of the contract, but know no value, send an empty one.
    if (typeof header !== 'string' || header === '' || !context.state.request.route.retrySafe)
      return undefined;
    return open(services, context, header);
  };
