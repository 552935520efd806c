import { createHash } from 'node:crypto';

import type { Input } from '../../../../generated/operations.js';
import { caps } from '../../../runtime/caps.js';
import type { Scope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { WideMessageEvent } from '../events.js';
import type { SendResult } from './channel-message.js';

/** The ID that a client gave a message, and the queue of the client. */
type LocalId = NonNullable<WideMessageEvent['local']>;

/**
 * Returns the local ID of a request if its queue exists and belongs to the sender. Locks the queue, so its local IDs are
 * deleted with it.
 */
const findLocalId = async (
  { tx, actor }: Scope,
  { queue_id, local_id }: Pick<Input<'sendMessage'>, 'queue_id' | 'local_id'>,
): Promise<LocalId | undefined> => {
  if (queue_id === undefined || local_id === undefined) return undefined;
  const own = await tx.first(`SELECT 1 FROM queues WHERE id = ? AND user_id = ?${tx.shareLock}`, [
    queue_id,
    actor.id,
  ]);
  return own && { queue_id, local_id };
};

interface Claim {
  readonly id: number;
  readonly message_id: number | null;
  readonly new_visibility_policy: 2 | 3 | null;
}

/** Claims a local ID for this transaction. If another transaction claims it, waits for the end of that one. */
const claim = async (tx: Tx, { queue_id, local_id }: LocalId): Promise<Claim> => {
  const local_id_hash = createHash('sha256').update(local_id).digest('base64url');
  const id = await tx.insertOrFind('queue_local_ids', { queue_id, local_id_hash }, [
    'queue_id',
    'local_id_hash',
  ]);
  const row = await tx.first<Claim>(
    'SELECT id, message_id, new_visibility_policy FROM queue_local_ids WHERE id = ?',
    [id],
  );
  if (!row) throw new Error(`The local ID ${id} does not exist.`);
  return row;
};

const record = async (tx: Tx, { id }: Claim, sent: SendResult): Promise<void> => {
  await tx.run('UPDATE queue_local_ids SET message_id = ?, new_visibility_policy = ? WHERE id = ?', [
    sent.id,
    sent.automatic_new_visibility_policy ?? null,
    id,
  ]);
};

/** Deletes the local IDs of a queue beyond the cap, oldest first. */
const prune = async (tx: Tx, { queue_id }: LocalId): Promise<void> => {
  const surplus = await tx.first<{ id: number }>(
    `SELECT id FROM queue_local_ids WHERE queue_id = ? ORDER BY id DESC LIMIT 1 OFFSET ${caps.localIds.most}`,
    [queue_id],
  );
  if (!surplus) return;
  await tx.run('DELETE FROM queue_local_ids WHERE queue_id = ? AND id <= ?', [queue_id, surplus.id]);
};

/**
 * Sends a message, unless the client already sent it with the same local ID from the same queue. Then returns the
 * result of that time.
 */
export const sendOnce = async (
  scope: Scope,
  named: Pick<Input<'sendMessage'>, 'queue_id' | 'local_id'>,
  send: (local: LocalId | undefined) => Promise<SendResult>,
): Promise<SendResult> => {
  const { tx } = scope;
  const local = await findLocalId(scope, named);
  if (!local) return send(undefined);
  const claimed = await claim(tx, local);
  const { message_id: id, new_visibility_policy: policy } = claimed;
  if (id !== null) return { id, ...(policy && { automatic_new_visibility_policy: policy }) };
  const sent = await send(local);
  await record(tx, claimed, sent);
  await prune(tx, local);
  return sent;
};
