import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { maySubscribe, subscribingRefusal } from '../../chat/channels/model/policy.js';
import type { Scope, TxScope } from '../scope.js';
import { inBatches, placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';

interface Row {
  readonly id: number;
  readonly invite_only: number;
  readonly active: number | null;
}

/** Returns those of the channels that are not archived and to which a member may subscribe, in this order. */
const subscribable = async (
  tx: Tx,
  { id }: Pick<Actor, 'id'>,
  channelIds: readonly number[],
): Promise<number[]> => {
  const rows = await inBatches(channelIds, (batch) =>
    tx.all<Row>(
      `SELECT c.id, c.invite_only, s.active FROM channels c
       LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
       WHERE c.is_archived = 0 AND c.id IN (${placeholders(batch)})`,
      [id, ...batch],
    ),
  );
  const allowed = new Set(rows.filter((row) => maySubscribe(row, row.active === 1)).map((row) => row.id));
  return channelIds.filter((one) => allowed.has(one));
};

/** Stands in for the users who are not there yet. */
const newcomer = { id: 0 };

/** Returns the channels of an invitation, each once. Throws if the requester may not subscribe others to one. */
export const checkInvitationChannels = async (
  { tx, services, actor }: Scope,
  named: readonly number[],
): Promise<number[]> => {
  const ids = [...new Set(named)];
  if (ids.length === 0) return ids;
  const allowed = new Set(await subscribable(tx, actor, ids));
  const refused = ids.find((id) => !allowed.has(id));
  if (refused !== undefined) throw errors.invitationChannelInvalid({ stream_id: refused });
  if (subscribingRefusal(services, actor, [newcomer])) throw errors.invitationSubscribingNotAllowed();
  return ids;
};

/** Returns the channels to which the creator of an invitation may still subscribe other users. */
export const remainingChannels = async (
  { tx, services }: TxScope,
  inviter: Actor,
  ids: readonly number[],
): Promise<number[]> =>
  subscribingRefusal(services, inviter, [newcomer]) ? [] : subscribable(tx, inviter, ids);
