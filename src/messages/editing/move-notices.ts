import type { Scope } from '../../scope.js';
import type { Move, TopicLocation } from './move.js';
import { channelLink, messageLink, pieces, words, type Piece } from '../sending/notice.js';
import { postNotice, type Notice } from '../sending/post-notice.js';
import { isResolved } from '../../narrow/resolved-topic.js';
import { undoResolveNotice } from './resolve-notices.js';

/** How a notice names a topic. Hides private channels from readers of other channels. */
const link = ({ channel, topic }: TopicLocation, readAt: TopicLocation): Piece =>
  channel.invite_only === 1 && channel.id !== readAt.channel.id
    ? words('a private channel')
    : channelLink(channel, topic);

/** What was moved to a topic, as a link if it is one message. */
const arrivals = ({ to, messages, looksWhole, looksMerged }: Move): Piece => {
  const [only, ...others] = messages;
  if (looksWhole && !looksMerged) return words('This topic was');
  if (!only || others.length > 0) return words(`${messages.length} messages were`);
  return pieces`${messageLink('A message', to.channel, to.topic, only.id)} was`;
};

const arrived = (move: Move, mover: Piece): Piece =>
  pieces`${arrivals(move)} moved here from ${link(move.from, move.to)} by ${mover}.`;

const left = ({ from, to, messages, looksWhole }: Move, mover: Piece): Piece => {
  const count = messages.length === 1 ? 'A message was' : `${messages.length} messages were`;
  const what = words(looksWhole ? 'This topic was moved' : `${count} moved from this topic`);
  return pieces`${what} to ${link(to, from)} by ${mover}.`;
};

export interface NoticeChoices {
  readonly inOldTopic: boolean;
  readonly inNewTopic: boolean;
}

/** Posts notices of the move in the topics, as the notification bot. */
export const postNotices = async (
  scope: Scope,
  move: Move,
  { inOldTopic, inNewTopic }: NoticeChoices,
): Promise<void> => {
  const { mode, from, to } = move;
  const post = (place: TopicLocation, text: Notice['text'], isResolveNotice = false): Promise<void> =>
    postNotice(scope, { ...place, by: scope.actor, text, isResolveNotice });
  const changesState = mode !== 'change_one' && isResolved(from.topic) !== isResolved(to.topic);
  if (changesState && !(await undoResolveNotice(scope, to))) {
    const state = words(isResolved(to.topic) ? 'resolved' : 'unresolved');
    await post(to, (mover) => pieces`${mover} has marked this topic as ${state}.`, true);
  }
  // If only the resolved mark changed, the new place is obvious.
  const isAway = from.channel.id !== to.channel.id || !changesState;
  if (inNewTopic && isAway) await post(to, (mover) => arrived(move, mover));
  if (inOldTopic && isAway) await post(from, (mover) => left(move, mover));
};
