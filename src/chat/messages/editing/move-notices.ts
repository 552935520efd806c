import { hasGuestsWithout } from '../../channels/model/subscriptions.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Scope } from '../../scope.js';
import type { Move, TopicLocation } from './move.js';
import { channelLink, messageLink, type Piece, pieces, words } from '../sending/notice.js';
import { type Notice, postNotice } from '../sending/post-notice.js';
import { nameKey } from '../../../lib/name-key.js';
import { shortenTopic } from '../model/content.js';
import { isResolved, RESOLVED_PREFIX, withoutMark } from '../../narrow/resolved-topic.js';
import { everything } from '../../../runtime/store/sql-condition.js';
import { removeMessages } from '../removal/delete-messages.js';
import { lockNewestInTopic } from '../removal/newest-in-topic.js';
import { forgetUnreadFor } from '../read-state/unread-for.js';

/** Seconds within which resolving or unresolving a topic undoes the opposite. */
const UNDO_SECONDS = 60;

/**
 * Deletes the notice that the topic was resolved or unresolved, if it is new and no message followed it. Returns whether
 * it did. A user who resolves a topic by mistake then leaves no notices.
 */
const undoResolveNotice = async (scope: Scope, { channel, topic }: TopicLocation): Promise<boolean> => {
  const { tx, services, actor } = scope;
  const [newest] = await lockNewestInTopic(tx, { channel_id: channel.id, topic }, everything, 1);
  if (newest?.resolve_notice !== 1) return false;
  if (services.clock.seconds() - newest.date_sent > UNDO_SECONDS) return false;
  await removeMessages(scope, { channel, user_ids: null }, [newest], actor);
  await forgetUnreadFor(tx, newest);
  return true;
};

/** How a notice names a topic. Hides a channel from readers of another one who may not see it. */
const nameOf = async (tx: Tx, { channel, topic }: TopicLocation, readAt: TopicLocation): Promise<Piece> => {
  if (channel.id === readAt.channel.id) return channelLink(channel, topic);
  if (channel.invite_only === 1) return words('a private channel');
  // Every guest may read a web-public channel.
  const isHidden =
    channel.is_web_public === 0 &&
    (readAt.channel.is_web_public === 1 || (await hasGuestsWithout(tx, readAt.channel, channel)));
  return isHidden ? words('another channel') : channelLink(channel, topic);
};

/** What was moved to a topic, as a link if it is one message. */
const arrivals = ({ services }: Scope, { to, messages, looksWhole, looksMerged }: Move): Piece => {
  const [only, ...others] = messages;
  if (looksWhole && !looksMerged) return words('This topic was');
  if (!only || others.length > 0) return words(`${messages.length} messages were`);
  return pieces`${messageLink(services.config.siteUrl, 'A message', to, only.id)} was`;
};

const arrived = (what: Piece, from: Piece, mover: Piece): Piece =>
  pieces`${what} moved here from ${from} by ${mover}.`;

const left = ({ messages, looksWhole }: Move, to: Piece, mover: Piece): Piece => {
  const count = messages.length === 1 ? 'A message was' : `${messages.length} messages were`;
  const what = words(looksWhole ? 'This topic was moved' : `${count} moved from this topic`);
  return pieces`${what} to ${to} by ${mover}.`;
};

/**
 * Whether only the mark of resolved topics differs. Messages that move from a resolved topic to another one resolve nothing.
 * The mark may have shortened a long topic.
 */
const isSameButForMark = (from: string, to: string): boolean =>
  withoutMark(from) === withoutMark(to) || shortenTopic(RESOLVED_PREFIX + from) === to;

interface NoticeChoices {
  readonly inOldTopic: boolean;
  readonly inNewTopic: boolean;
}

/** Posts notices of the move in the topics, as the notification bot. */
export const postNotices = async (
  scope: Scope,
  move: Move,
  { inOldTopic, inNewTopic }: NoticeChoices,
): Promise<void> => {
  const { tx } = scope;
  const { from, to } = move;
  const isSameChannel = from.channel.id === to.channel.id;
  // Topics are the same in every case.
  if (isSameChannel && nameKey(from.topic) === nameKey(to.topic)) return;
  const post = (place: TopicLocation, text: Notice['text'], isResolveNotice = false): Promise<void> =>
    postNotice(scope, { ...place, by: scope.actor, text, isResolveNotice });
  const changesState =
    isResolved(from.topic) !== isResolved(to.topic) && isSameButForMark(from.topic, to.topic);
  if (changesState && !(await undoResolveNotice(scope, to))) {
    const state = words(isResolved(to.topic) ? 'resolved' : 'unresolved');
    await post(to, (mover) => pieces`${mover} has marked this topic as ${state}.`, true);
  }
  // If only the resolved mark changed, the new place is obvious.
  if (isSameChannel && changesState) return;
  if (inNewTopic) {
    const name = await nameOf(tx, from, to);
    const what = arrivals(scope, move);
    await post(to, (mover) => arrived(what, name, mover));
  }
  if (inOldTopic) {
    const name = await nameOf(tx, to, from);
    await post(from, (mover) => left(move, name, mover));
  }
};
