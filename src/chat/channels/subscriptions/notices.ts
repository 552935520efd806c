import { encodeUserIds } from '../../../runtime/event-log/events.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { deliverNotices, type OneNotice } from '../../messages/sending/deliver-notices.js';
import { nameOfActor, sendDirectNotices } from '../../messages/sending/direct-notices.js';
import {
  bold,
  channelLink,
  paragraph,
  type Piece,
  pieces,
  silentMention,
  userMention,
  withList,
  withQuotation,
  words,
} from '../../messages/sending/notice.js';
import type { Scope } from '../../scope.js';
import { loadSystemBot } from '../../users/model/store.js';
import { NOTIFICATION_BOT_NAME } from '../../users/model/system-bots.js';
import type { Membership } from '../members/membership.js';
import { type Members, membersOfChannels } from '../members/members.js';
import type { ChannelRow } from '../model/store.js';

/** The topic of notices about a channel itself. */
export const CHANNEL_EVENTS = 'channel events';

/** Most channels that a notice names. More could exceed the limit for a message. */
const MOST_NAMED = 100;

const byName = (one: ChannelRow, other: ChannelRow): number => (one.name < other.name ? -1 : 1);

const subscribedTo = (who: Piece, channels: readonly ChannelRow[]): Piece => {
  const links = [...channels].sort(byName).map((channel) => channelLink(channel));
  const [only, ...others] = links;
  if (only && others.length === 0) return paragraph(pieces`${who} subscribed you to the channel ${only}.`);
  const more = links.length - MOST_NAMED;
  const named = [...links.slice(0, MOST_NAMED), ...(more > 0 ? [words(`${more} more`)] : [])];
  return withList(pieces`${who} subscribed you to the following channels:`, named);
};

/**
 * Sends a direct message to the users whom the actor just subscribed to channels, except to bots. New channels announce
 * themselves.
 */
export const notifySubscribed = async (
  scope: Scope,
  joined: readonly Membership[],
  created: readonly ChannelRow[],
): Promise<void> => {
  const { actor } = scope;
  const isNew = new Set(created.map(({ id }) => id));
  const news = joined.filter(
    ({ user, channel }) => user.id !== actor.id && user.bot_type === null && !isNew.has(channel.id),
  );
  if (news.length === 0) return;
  const byUser = groupBy(news, ({ user }) => user.id);
  const people = [...byUser.values()].flatMap(([first]) => first?.user ?? []);
  const texts = new Map<string, Piece>();
  await sendDirectNotices(scope, people, userMention, (who, { id }) => {
    const channels = (byUser.get(id) ?? []).map(({ channel }) => channel);
    const key = `${who.markdown} ${channels.map((channel) => channel.id).join()}`;
    const notice = texts.get(key) ?? subscribedTo(who, channels);
    texts.set(key, notice);
    return notice;
  });
};

/** Returns how a notice names who can read a channel and its history. */
export const privacyOf = (channel: ChannelRow): string => {
  if (channel.is_web_public === 1) return 'Web-public';
  if (channel.invite_only === 0) return 'Public';
  return channel.history_public_to_subscribers === 1
    ? 'Private, shared history'
    : 'Private, protected history';
};

const NO_DESCRIPTION: Piece = { markdown: '*No description.*', html: '<p><em>No description.</em></p>' };

/** Returns some text with the description of a channel below it. */
export const describing = (above: Piece, { description, rendered_description }: ChannelRow): Piece =>
  withQuotation(
    above,
    description === '' ? NO_DESCRIPTION : { markdown: description, html: rendered_description },
  );

const creationOf = (channel: ChannelRow, who: Piece): Piece =>
  describing(pieces`${bold(privacyOf(channel))} channel created by ${who}. ${bold('Description:')}`, channel);

/** Returns a notice to a channel, for all of its members. */
export const noticeTo = (
  channel: ChannelRow,
  members: ReadonlyMap<number, Members>,
  notice: Piece,
): OneNotice => {
  const { id, name, recipient_id } = channel;
  const { ids, encoded: users } = members.get(id) ?? { ids: [], encoded: encodeUserIds([]) };
  return {
    notice,
    recipient_id: recipient_id ?? 0,
    channel: { id, name, topic: CHANNEL_EVENTS },
    people: [],
    ids,
    audience: { users, publicChannel: channel.invite_only === 0 },
  };
};

/** Sends a notice to each channel that the actor just created, which is its first message. */
export const postCreations = async (scope: Scope, created: readonly ChannelRow[]): Promise<void> => {
  const { tx, actor } = scope;
  if (created.length === 0) return;
  const sender = await loadSystemBot(tx, NOTIFICATION_BOT_NAME);
  const members = await membersOfChannels(scope, created);
  const idsOf = ({ id }: ChannelRow): readonly number[] => members.get(id)?.ids ?? [];
  const nameFor = await nameOfActor(scope, [...new Set(created.flatMap(idsOf))], silentMention);
  const notices = created.map((channel) => {
    const ids = idsOf(channel);
    const one = noticeTo(channel, members, creationOf(channel, nameFor(ids)));
    return { ...one, ...(ids.includes(actor.id) && { readBy: actor.id }) };
  });
  await deliverNotices(scope, notices, { sender, topic: CHANNEL_EVENTS });
};
