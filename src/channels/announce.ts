import type { Actor } from '../authentication/actor.js';
import { sendInternal } from '../messages/send-to-channel.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { findChannel, type ChannelRow } from './store.js';

const TOPIC = 'new channels';

/** Has the notification bot tell of new channels. Of private ones nobody is told, as telling would give them away. */
export const announceChannels = async (
  tx: Tx,
  server: Server,
  actor: Actor,
  created: readonly ChannelRow[],
): Promise<void> => {
  const open = created.filter(({ invite_only }) => invite_only === 0);
  const target = server.organization.current.settings.new_stream_announcements_stream_id;
  const channel = open.length === 0 || target < 0 ? undefined : await findChannel(tx, target);
  if (!channel || channel.is_archived) return;
  const links = open.map(({ name }) => `#**${name}**`).join(', ');
  const what = open.length === 1 ? 'a new channel' : 'new channels';
  const content = `@_**${actor.full_name}|${actor.id}** created ${what}: ${links}.`;
  await sendInternal(tx, server, { channel, topic: TOPIC, content });
};
