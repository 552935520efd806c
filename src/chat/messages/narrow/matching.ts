import type { Actor } from '../../../runtime/identity/actor.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { isFromBeforeLeaving, received } from '../model/access.js';
import { NARROWED_BY_ID } from './listed.js';

/** Returns the IDs of those messages that a user received and that meet a condition, ascending. */
export const listMatching = async (
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  where: SqlCondition,
): Promise<number[]> => {
  const own = received(actor);
  const unchanged = isFromBeforeLeaving(actor, 'm.changed_version');
  const found = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(
      `SELECT m.id FROM ${NARROWED_BY_ID[tx.dialect]}
       WHERE m.id IN (${placeholders(batch)}) AND ${own.sql} AND ${unchanged.sql} AND ${where.sql}`,
      [actor.id, actor.id, ...batch, ...own.values, ...unchanged.values, ...where.values],
    ),
  );
  return found.map(({ id }) => id).sort((a, b) => a - b);
};

/** Returns what a client marks in messages, by ID. */
export const listTexts = statement((db, ids: readonly number[]) =>
  db('messages').whereIn('id', ids).orderBy('id').select('id', 'rendered_content', 'topic'),
);
