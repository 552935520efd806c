import { sendInternal } from '../messages/send-to-channel.js';
import { silentMention } from '../messages/silent-mention.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { findChannel, type ChannelRow } from './store.js';

interface Person {
  readonly id: number;
  readonly full_name: string;
}

/** Has the notification bot say something in a channel of the organization's choice, if it has chosen one. */
const announce = async (
  tx: Tx,
  server: Server,
  channelId: number,
  message: { readonly topic: string; readonly content: string },
): Promise<void> => {
  const channel = channelId < 0 ? undefined : await findChannel(tx, channelId);
  if (channel && !channel.is_archived) await sendInternal(tx, server, { channel, ...message });
};

/** Tells of new channels. Of private ones nobody is told, as telling would give them away. */
export const announceChannels = async (
  tx: Tx,
  server: Server,
  actor: Person,
  created: readonly ChannelRow[],
): Promise<void> => {
  const open = created.filter(({ invite_only }) => invite_only === 0);
  if (open.length === 0) return;
  const links = open.map(({ name }) => `#**${name}**`).join(', ');
  const what = open.length === 1 ? 'a new channel' : 'new channels';
  const content = `${silentMention(actor)} created ${what} ${links}.`;
  const { new_stream_announcements_stream_id: target } = server.organization.current.settings;
  await announce(tx, server, target, { topic: 'new channels', content });
};

/** Tells of somebody new. */
export const announceSignup = async (tx: Tx, server: Server, person: Person): Promise<void> => {
  const content = `${silentMention(person)} joined this organization.`;
  const { signup_announcements_stream_id: target } = server.organization.current.settings;
  await announce(tx, server, target, { topic: 'signups', content });
};
