import { errors } from '../../../../generated/errors.js';
import { claimForMessage } from '../../attachments/attachment-references.js';
import { channelMembers } from '../../channels/members/members.js';
import { lockChannelForShare, type ChannelRow } from '../../channels/model/store.js';
import type { Scope } from '../../scope.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findAlertWordsVersion } from '../../users/alert-words/alert-index.js';
import { withAlerts } from '../sending/alerts.js';
import { historyWithContent } from '../model/edit-history.js';
import { checkMayEditContent } from './edit-policy.js';
import type { Edit } from './edit.js';
import { CONTENT_BITS } from '../model/flags.js';
import type { LockedMessage } from '../model/lock.js';
import { changedPlace, type Move } from './move.js';
import { checkWildcardMentions } from '../sending/policy.js';
import { listBits } from '../audience/reader-flags.js';
import { findReceivers } from '../sending/delivery-flags.js';
import { renderedColumns, renderMessage, type RenderedMessage } from '../sending/rendering.js';
import { recordEdits } from '../search-index/store.js';
import { findFirstSubmessage } from '../widgets/submessages.js';
import { listParticipants, messageKeys } from '../model/store.js';
import { usersOf } from '../audience/message-audience.js';
import type { EditWitnesses } from '../audience/edit-audience.js';

/** The new content of a message. */
export interface ContentEdit {
  readonly content: string;
  readonly rendered: RenderedMessage;
  /** The users mentioned by a topic wildcard mention. */
  readonly participants: ReadonlySet<number> | undefined;
  /** The version of the channel's members. Null for direct messages. */
  readonly membersVersion: number | null;
}

const listMentioned = async (
  scope: Scope,
  { topic }: LockedMessage,
  channel: ChannelRow,
  { mentions }: RenderedMessage,
): Promise<ReadonlySet<number> | undefined> => {
  const { tx, services, actor } = scope;
  const members = await channelMembers(scope, channel.id, channel.members_version);
  const participants = mentions.topicWildcard
    ? new Set([actor.id, ...(await listParticipants(tx, { channel_id: channel.id, topic }))])
    : undefined;
  checkWildcardMentions(services, actor, {
    subscribers: mentions.channelWildcard ? members.ids.length : undefined,
    participants: participants?.size,
  });
  return participants;
};

/** Renders the new content of a message. Undefined if the edit has none. Throws if the user may not make this edit. */
export const prepareContent = async (
  scope: Scope,
  message: LockedMessage,
  { content, topic = message.topic }: Edit,
): Promise<ContentEdit | undefined> => {
  const { tx, services, actor } = scope;
  if (content === undefined) return undefined;
  checkMayEditContent(services, actor, message);
  if (await findFirstSubmessage(tx, message.id)) throw errors.widgetNotEditable();
  const { channel_id } = message;
  // Locked, so the recipients of the event are the members at commit time.
  const channel = channel_id === null ? undefined : await lockChannelForShare(tx, channel_id);
  const place = channel && { channel_id: channel.id, topic };
  const rendered = await renderMessage(scope, content, place);
  services.messageBytes.add(actor, content, rendered.html);
  const participants = channel && (await listMentioned(scope, message, channel, rendered));
  return { content, rendered, participants, membersVersion: channel?.members_version ?? null };
};

const removeEmptyFlags = statement((db, messageId: number) =>
  db('message_flags').where({ message_id: messageId, flags: 0 }).delete(),
);

const writeBits = async (
  tx: Tx,
  messageId: number,
  found: ReadonlyMap<number, number>,
  former: ReadonlySet<number>,
): Promise<void> => {
  const present = await listBits(tx, messageId);
  const rows = [...new Set([...present.keys(), ...found.keys()])].flatMap((user_id) => {
    if (former.has(user_id)) return [];
    const before = present.get(user_id) ?? 0;
    const flags = (before & ~CONTENT_BITS) | (found.get(user_id) ?? 0);
    return flags === before ? [] : [{ user_id, message_id: messageId, flags }];
  });
  if (rows.length === 0) return;
  await tx.upsertMany('message_flags', rows, ['user_id', 'message_id']);
  await removeEmptyFlags(tx, messageId);
};

/** Writes the new content, everything derived from it, and its history. */
export const applyContentEdit = async (
  scope: Scope,
  message: LockedMessage,
  { content, rendered, participants, membersVersion }: ContentEdit,
  { move, witnesses, timestamp }: { move: Move | undefined; witnesses: EditWitnesses; timestamp: number },
): Promise<void> => {
  const { tx, actor } = scope;
  const isInChannel = message.channel_id !== null;
  const { content_key } = messageKeys({ content, topic: '' });
  const columns = {
    ...renderedColumns(rendered, isInChannel),
    content,
    content_key,
    last_edit_timestamp: timestamp,
    changed_version: membersVersion,
    edit_history: historyWithContent(actor, timestamp, message, move && changedPlace(move, message)),
  };
  await tx.from('messages').where({ id: message.id }).increment('version', 1).update(columns);
  await recordEdits(tx, [message.id], timestamp);
  const isAboutFiles = message.has_attachment === 1 || rendered.uploads.size > 0;
  if (isAboutFiles) await claimForMessage(tx, message.id, rendered.uploads, membersVersion);
  const receiving = witnesses.viewers.filter(({ after }) => after.received(message));
  const ids = usersOf(receiving.filter(({ after }) => after.mayRead(message)));
  const { channelWildcard } = rendered.mentions;
  const receivers = await findReceivers(scope, rendered, {
    ids,
    participants,
    channelWildcard,
  });
  const alertWordsVersion = await findAlertWordsVersion(tx);
  const { bits } = await withAlerts(scope, content, { receivers, alertWordsVersion });
  // For users who left, the message keeps its previous flags.
  const former = usersOf(receiving.filter(({ after }) => !after.mayRead(message)));
  await writeBits(tx, message.id, bits, new Set(former));
};
