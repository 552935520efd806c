import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import type { ChannelVisibility } from '../../channels/model/policy.js';
import type { Tx } from '../../../runtime/store/types.js';
import { presentlyReadable } from './access.js';
import type { VersionedChannel, VersionedPlace } from '../audience/viewer-access.js';
import { messageColumns, type MessageRow } from './store.js';

/** A message locked for a change, with its place. */
export interface LockedMessage extends MessageRow, VersionedPlace {
  readonly channel: (VersionedChannel & { readonly name: string }) | null;
  /** The owner of the bot that sent the message. Null if the sender is not a bot with an owner. */
  readonly bot_owner_id: number | null;
  /** The version of the channel's members. Null for direct messages. */
  readonly members_version: number | null;
}

interface LockedRow extends MessageRow, ChannelVisibility {
  readonly bot_owner_id: number | null;
  readonly members_version: number | null;
  readonly user_ids: string | null;
  readonly name: string;
}

/** Returns a message that the user can read now. Locks it, so changes to it are serialized. */
export const lockMessage = async (tx: Tx, actor: Actor, messageId: number): Promise<LockedMessage> => {
  await tx.lock('messages', messageId);
  const access = presentlyReadable(actor);
  const row = await tx.first<LockedRow>(
    `SELECT ${messageColumns}, u.bot_owner_id, r.user_ids,
       c.name, c.members_version, c.invite_only, c.is_web_public, c.history_public_to_subscribers FROM messages m
     JOIN users u ON u.id = m.sender_id
     JOIN recipients r ON r.id = m.recipient_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id = ? AND ${access.sql}`,
    [messageId, ...access.values],
  );
  if (!row) throw errors.messageNotFound();
  const { name, invite_only, is_web_public, history_public_to_subscribers, ...message } = row;
  const openness = { invite_only, is_web_public, history_public_to_subscribers };
  const { channel_id: id, members_version } = row;
  const channel = id === null || members_version === null ? null : { id, name, members_version, ...openness };
  return { ...message, channel };
};
