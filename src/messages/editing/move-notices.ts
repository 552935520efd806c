import type { Scope } from '../../scope.js';
import type { Move, TopicLocation } from './move.js';
import { channelLink, pieces, words, type Piece } from '../sending/notice.js';
import { postNotice, type Notice } from '../sending/post-notice.js';
import { isResolved } from '../../narrow/resolved-topic.js';

/** How a notice names a topic. Hides private channels from readers of other channels. */
const link = ({ channel, topic }: TopicLocation, readAt: TopicLocation): Piece =>
  channel.invite_only === 1 && channel.id !== readAt.channel.id
    ? words('a private channel')
    : channelLink(channel, topic);

const count = (messages: number): string => (messages === 1 ? 'A message was' : `${messages} messages were`);

const arrived = ({ from, to, messages, isWhole }: Move, mover: Piece): Piece => {
  const what = words(isWhole ? 'This topic was' : count(messages.length));
  return pieces`${what} moved here from ${link(from, to)} by ${mover}.`;
};

const left = ({ from, to, messages, isWhole }: Move, mover: Piece): Piece => {
  const what = words(isWhole ? 'This topic was moved' : `${count(messages.length)} moved from this topic`);
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
  const post = (place: TopicLocation, text: Notice['text']): Promise<void> =>
    postNotice(scope, { ...place, by: scope.actor, text });
  const changesState = mode !== 'change_one' && isResolved(from.topic) !== isResolved(to.topic);
  if (changesState) {
    const state = words(isResolved(to.topic) ? 'resolved' : 'unresolved');
    await post(to, (mover) => pieces`${mover} has marked this topic as ${state}.`);
  }
  // If only the resolved mark changed, the new place is obvious.
  const isAway = from.channel.id !== to.channel.id || !changesState;
  if (inNewTopic && isAway) await post(to, (mover) => arrived(move, mover));
  if (inOldTopic && isAway) await post(from, (mover) => left(move, mover));
};
