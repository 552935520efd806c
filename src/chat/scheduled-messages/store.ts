import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { ofUserAndBots } from '../../runtime/identity/actor.js';
import type { ScheduledRow } from './view.js';

/** The columns of a scheduled message that its author decides. */
export type ScheduledFields = Pick<
  ScheduledRow,
  'channel_id' | 'user_ids' | 'topic' | 'content' | 'rendered_content' | 'scheduled_delivery_timestamp'
>;

const COLUMNS = [
  'id',
  'sender_id',
  'channel_id',
  'user_ids',
  'topic',
  'content',
  'rendered_content',
  'scheduled_delivery_timestamp',
  'read_by_sender',
  'client',
  'state',
] as const satisfies (keyof ScheduledRow)[];

/** Returns a user's messages that are not sent, in the order of their delivery time. */
export const listUnsent = statement((db, senderId: number) =>
  db('scheduled_messages')
    .where({ sender_id: senderId })
    .where('state', '<>', 'sent')
    .orderBy(['scheduled_delivery_timestamp', 'id'])
    .select(...COLUMNS),
);

export const findScheduled = statement((db, id: number) =>
  db('scheduled_messages')
    .where({ id })
    .first(...COLUMNS),
);

/** Returns one of a user's messages, locked so that it is not sent at the same time. */
export const lockScheduledMessages = statement((db, senderId: number, id: number) =>
  db('scheduled_messages')
    .where({ id, sender_id: senderId })
    .forUpdate()
    .first(...COLUMNS),
);

export const insertScheduled = (
  tx: Tx,
  row: ScheduledFields & Pick<ScheduledRow, 'sender_id' | 'read_by_sender' | 'client'>,
): Promise<number> => tx.insert('scheduled_messages', row);

/** Updates a message and marks it as waiting, even if it failed before. */
export const reschedule = statement((db, id: number, fields: ScheduledFields) =>
  db('scheduled_messages')
    .where({ id })
    .update({ ...fields, state: 'waiting', failure: null }),
);

/** Deletes a message. */
export const removeScheduled = statement((db, id: number) => db('scheduled_messages').where({ id }).delete());

/** A message that is due, and the ID of the user on whose behalf it is sent. */
export interface Due {
  readonly id: number;
  readonly person: number;
  readonly due_at: number;
}

/** Returns the next messages that are due, in the order of their delivery time. */
export const listDue = (
  tx: Tx,
  now: number,
  after: Pick<Due, 'id' | 'due_at'> | undefined,
  limit: number,
): Promise<Due[]> =>
  tx.all<Due>(
    `SELECT s.id, COALESCE(u.bot_owner_id, u.id) AS person, s.scheduled_delivery_timestamp AS due_at
     FROM scheduled_messages s JOIN users u ON u.id = s.sender_id
     WHERE s.state = 'waiting' AND s.scheduled_delivery_timestamp <= ? AND s.scheduled_delivery_timestamp >= ?
       AND (s.scheduled_delivery_timestamp > ? OR s.id > ?)
     ORDER BY s.scheduled_delivery_timestamp, s.id LIMIT ?`,
    [now, after?.due_at ?? 0, after?.due_at ?? 0, after?.id ?? 0, limit],
  );

/**
 * Returns the number and bytes of the unsent messages of a user and their bots. The message `except` is not counted.
 */
export const countUnsent = async (
  tx: Tx,
  person: number,
  except = 0,
): Promise<{ readonly messages: number; readonly bytes: number }> => {
  const row = await tx.first<{ messages: number; bytes: number | string | null }>(
    `SELECT COUNT(*) AS messages, SUM(OCTET_LENGTH(content) + OCTET_LENGTH(rendered_content)) AS bytes
     FROM scheduled_messages WHERE state <> 'sent' AND id <> ? AND ${ofUserAndBots('sender_id')}`,
    [except, person, person],
  );
  return { messages: row?.messages ?? 0, bytes: Number(row?.bytes ?? 0) };
};

const setOutcome = statement((db, id: number, now: number, state: string, failure: string | null) =>
  db('scheduled_messages')
    .where({ id, state: 'waiting' })
    .where('scheduled_delivery_timestamp', '<=', now)
    .update({ state, failure }),
);

/**
 * Marks a message that is due as sent or failed, and returns it. Undefined if another process was faster or its author
 * postponed it. Call it in the transaction that sends the message or reports the failure.
 */
export const claimScheduled = async (
  tx: Tx,
  id: number,
  now: number,
  outcome: { readonly state: 'sent' } | { readonly state: 'failed'; readonly failure: string },
): Promise<ScheduledRow | undefined> => {
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  const changes = await setOutcome(tx, id, now, outcome.state, failure);
  return changes === 1 ? findScheduled(tx, id) : undefined;
};
