import { errors } from '../../../generated/errors.js';
import type { Actor } from '../identity/actor.js';
import { budgets } from '../../lib/budgets.js';
import type { Context } from '../http/request-state.js';
import { Replay, retryPolicy, type OpenRetry, type Retry } from '../http/retry.js';
import { inKibibytes } from '../../lib/bytes.js';
import { DAY } from '../../lib/seconds.js';
import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import { addToday } from '../rate-limits/daily-counts.js';
import { parseIdempotencyKey } from './header.js';
import { requestHash } from './request-hash.js';
import { claimRetry, findRetry, writeRetry, type RetryKey, type RetryRow } from './store.js';

const HEADER = retryPolicy.header.toLowerCase();

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

const open = async (services: Services, { state: { exchange } }: Context, header: string): Promise<Retry> => {
  const { actor } = exchange;
  if (!actor) throw new Error(`${exchange.route.operationId} has no user.`);
  const key_hash = services.keys.hash(`idempotency-key ${parseIdempotencyKey(header)}`);
  return new KeyedRequest(services, actor, { user_id: actor.id, key_hash }, await requestHash(exchange));
};

/** Returns the function that recognizes repeated requests by their `Idempotency-Key`. */
export const createOpenRetry =
  (services: Services): OpenRetry =>
  (context) => {
    const header = context.req.headers[HEADER];
    // Tools that send each header of the contract, but know no value, send an empty one.
    if (typeof header !== 'string' || header === '' || !context.state.exchange.route.retrySafe)
      return undefined;
    return open(services, context, header);
  };
