import { type Clock, DAY } from '../../lib/clock.js';
import { type Actor, responsibleFor } from '../identity/actor.js';
import { statement } from '../store/statement.js';
import type { Tx } from '../store/types.js';

/** Whose actions are counted, and where. */
export interface Counting {
  readonly tx: Tx;
  readonly services: { readonly clock: Clock };
  readonly actor: Pick<Actor, 'id' | 'bot_owner_id'>;
}

/** Returns the number of the UTC day. */
export const today = (clock: Clock): number => Math.floor(clock.seconds() / DAY);

const findCount = statement((db, user_id: number, kind: string, day: number) =>
  db('daily_counts').where({ user_id, kind, day }).first('number'),
);

/**
 * Adds to the requester's count of today, and returns the sum. A bot's requests count for its owner. Other requests that
 * count for the same user wait for the end of the transaction.
 */
export const addToday = async (
  { tx, services: { clock }, actor }: Counting,
  kind: string,
  more: number,
): Promise<number> => {
  const user_id = responsibleFor(actor);
  const day = today(clock);
  await tx.lock('users', user_id);
  const before = await findCount(tx, user_id, kind, day);
  const number = (before?.number ?? 0) + more;
  await tx.upsertMany('daily_counts', [{ user_id, kind, day, number }], ['user_id', 'kind']);
  return number;
};
