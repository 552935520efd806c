import { createHash } from 'node:crypto';

import type { Input } from '../../../../generated/operations.js';
import { caps } from '../../caps.js';
import type { Scope } from '../../scope.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { WideMessageEvent } from '../events.js';
import type { SendResult } from './channel-message.js';

/** The ID that a client gave a message, and the queue of the client. */
type LocalId = NonNullable<WideMessageEvent['local']>;

const ownQueueShared = statement((db, id: string, userId: number) =>
  db('queues').where({ id, user_id: userId }).forShare().first('id'),
);

/**
 * Returns the local ID of a request if its queue exists and belongs to the sender. Locks the queue, so its local IDs are
 * deleted with it.
 */
const findLocalId = async (
  { tx, actor }: Scope,
  { queue_id, local_id }: Pick<Input<'sendMessage'>, 'queue_id' | 'local_id'>,
): Promise<LocalId | undefined> => {
  if (queue_id === undefined || local_id === undefined) return undefined;
  const own = await ownQueueShared(tx, queue_id, actor.id);
  return own && { queue_id, local_id };
};

type Claim = Pick<RowOf<'queue_local_ids'>, 'id' | 'message_id' | 'new_visibility_policy'>;

const findClaim = statement((db, id: number) =>
  db('queue_local_ids').where({ id }).first('id', 'message_id', 'new_visibility_policy'),
);

/** Claims a local ID for this transaction. If another transaction claims it, waits for the end of that one. */
const claim = async (tx: Tx, { queue_id, local_id }: LocalId): Promise<Claim> => {
  const local_id_hash = createHash('sha256').update(local_id).digest('base64url');
  const id = await tx.insertOrFind('queue_local_ids', { queue_id, local_id_hash }, [
    'queue_id',
    'local_id_hash',
  ]);
  const row = await findClaim(tx, id);
  if (!row) throw new Error(`The local ID ${id} does not exist.`);
  return row;
};

const setResult = statement((db, id: number, messageId: number, policy: number | null) =>
  db('queue_local_ids').where({ id }).update({ message_id: messageId, new_visibility_policy: policy }),
);

const record = (tx: Tx, { id }: Claim, sent: SendResult): Promise<number> =>
  setResult(tx, id, sent.id, sent.automatic_new_visibility_policy ?? null);

const findBeyond = statement((db, queueId: string, most: number) =>
  db('queue_local_ids').where({ queue_id: queueId }).orderBy('id', 'desc').offset(most).first('id'),
);

const removeUpTo = statement((db, queueId: string, id: number) =>
  db('queue_local_ids').where({ queue_id: queueId }).where('id', '<=', id).delete(),
);

/** Deletes the local IDs of a queue beyond the cap, oldest first. */
const prune = async (tx: Tx, { queue_id }: LocalId): Promise<void> => {
  const surplus = await findBeyond(tx, queue_id, caps.localIds.most);
  if (surplus) await removeUpTo(tx, queue_id, surplus.id);
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
  if (id !== null) return { id, ...(policy && { automatic_new_visibility_policy: policy as 2 | 3 }) };
  const sent = await send(local);
  await record(tx, claimed, sent);
  await prune(tx, local);
  return sent;
};
