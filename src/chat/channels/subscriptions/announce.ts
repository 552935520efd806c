import type { Actor } from '../../../runtime/identity/actor.js';
import { channelLink, joined, pieces, words } from '../../messages/sending/notice.js';
import { postNotice, type Notice } from '../../messages/sending/post-notice.js';
import type { TxScope } from '../../scope.js';
import { findChannel, type ChannelRow } from '../model/store.js';

type Named = Pick<Actor, 'id' | 'is_bot' | 'full_name'>;

/** Sends a message of the notification bot to a channel that the organization chose. Does nothing if it chose none. */
const announce = async (
  scope: TxScope,
  channelId: number,
  notice: Omit<Notice, 'channel'>,
): Promise<void> => {
  const channel = channelId < 0 ? undefined : await findChannel(scope.tx, channelId);
  if (channel && !channel.is_archived) await postNotice(scope, { channel, ...notice });
};

/** Most names in a notice. More could exceed the limit for a message. */
const MOST_NAMED = 50;

/** Announces new channels. Private channels are not announced, since that would reveal them. */
export const announceChannels = async (
  scope: TxScope,
  actor: Named,
  created: readonly ChannelRow[],
): Promise<void> => {
  const open = created.filter(({ invite_only }) => invite_only === 0);
  if (open.length === 0) return;
  const more = open.length - MOST_NAMED;
  const links = joined(
    open.slice(0, MOST_NAMED).map((channel) => channelLink(channel)),
    ', ',
  );
  const list = more > 0 ? pieces`${links} and ${words(String(more))} more` : links;
  const what = words(open.length === 1 ? 'a new channel' : 'new channels');
  const { new_stream_announcements_stream_id: target } = scope.services.organization.current.settings;
  await announce(scope, target, {
    topic: 'new channels',
    by: actor,
    readBy: actor.id,
    text: (who) => pieces`${who} created ${what} ${list}.`,
  });
};

/** Announces a new user. */
export const announceSignup = async (scope: TxScope, user: Named): Promise<void> => {
  const { signup_announcements_stream_id: target } = scope.services.organization.current.settings;
  await announce(scope, target, {
    topic: 'signups',
    by: user,
    text: (who) => pieces`${who} joined this organization.`,
  });
};
