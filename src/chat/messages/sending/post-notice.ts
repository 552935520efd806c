import type { Actor } from '../../../runtime/identity/actor.js';
import { channelMembers } from '../../channels/members/members.js';
import type { ChannelRow } from '../../channels/model/store.js';
import type { TxScope } from '../../scope.js';
import { usersWithoutAccessTo } from '../../users/access/access.js';
import { NOTIFICATION_BOT_NAME } from '../../users/model/system-bots.js';
import { loadSystemBot } from '../../users/model/store.js';
import { PLACEHOLDER_NAME } from '../../users/access/placeholder-user.js';
import { renderedNotice, paragraph, silentMention, words, type Piece } from './notice.js';
import { sendPrepared } from './channel-message.js';
import { ascendingIds, splitIds, type SortedIds } from '../../../lib/sorted-ids.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findChannelToSend, listParticipants, type SentToChannel } from '../model/store.js';

export interface Notice {
  readonly channel: Pick<ChannelRow, 'id'>;
  readonly topic: string;
  /** The acting user, if the notice names one. */
  readonly by?: Pick<Actor, 'id' | 'is_bot' | 'full_name'>;
  /** The user for whom the notice counts as read, since it is about something that they just did. */
  readonly readBy?: number;
  /** Marks the notice that the topic is resolved, or that it is not. */
  readonly isResolveNotice?: boolean;
  /** Builds the notice from the name of the acting user. */
  readonly text: (who: Piece) => Piece;
}

/** Returns the name of a user in a notice, or a placeholder if some readers may not see that user. */
const nameOf = async (scope: TxScope, person: Notice['by'], readerIds: readonly number[]): Promise<Piece> => {
  const isHidden = !person || (await usersWithoutAccessTo(scope, person, readerIds)).length > 0;
  return isHidden ? words(PLACEHOLDER_NAME) : silentMention(person);
};

/** Returns those of the receivers who sent or reacted to messages of the topic. */
const participantsAmong = async (
  tx: Tx,
  receivers: SortedIds,
  channel: Pick<SentToChannel, 'id'>,
  topic: string,
): Promise<readonly number[]> => {
  const participants = await listParticipants(tx, { channel_id: channel.id, topic });
  return splitIds(receivers, ascendingIds(participants)).inside;
};

/** Sends a notice to a channel as the notification bot, which may send to all channels. */
export const postNotice = async (
  scope: TxScope,
  { channel, topic, by, text, ...options }: Notice,
): Promise<void> => {
  const { tx } = scope;
  const sender = await loadSystemBot(tx, NOTIFICATION_BOT_NAME);
  const found = await findChannelToSend(tx, sender.id, channel.id, topic);
  if (!found) throw new Error(`There is no channel ${channel.id}.`);
  const members = await channelMembers(scope, found.id, found.members_version);
  const notice = paragraph(text(await nameOf(scope, by, members.ids)));
  // Users who took no part in the topic need not know that it is resolved.
  const unreadFor = options.isResolveNotice
    ? await participantsAmong(tx, members.ids, found, topic)
    : undefined;
  const outgoing = {
    ...options,
    ...(unreadFor && { unreadFor }),
    sender,
    content: notice.markdown,
    client: 'Internal',
    readBySender: true,
  };
  const rendered = { ...renderedNotice(notice), named: new Map<number, never>() };
  await sendPrepared(
    scope,
    outgoing,
    { channel: found, topic },
    { rendered, members, participants: undefined },
  );
};
