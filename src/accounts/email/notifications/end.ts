import type { Actor } from '../../../runtime/identity/actor.js';
import { applyChange, parseChange } from '../../../chat/channels/model/properties.js';
import { lockOwnSpans, writeSubscriptions } from '../../../chat/channels/model/subscriptions.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

const listChannelIds = statement((db, userId: number) =>
  db('subscriptions').where({ user_id: userId, active: 1, email_notifications: 1 }).pluck('channel_id'),
);

/** Turns off the emails that a user turned on for single channels. No user setting turns them off. */
export const endChannelEmails = async (tx: Tx, user: Actor): Promise<void> => {
  const channelIds = await listChannelIds(tx, user.id);
  if (channelIds.length === 0) return;
  const spans = await lockOwnSpans(tx, user.id, channelIds);
  const ended = spans.map((span) => {
    const item = { stream_id: span.channel_id, property: 'email_notifications', value: false } as const;
    return applyChange(tx, user, span, parseChange(item, 0));
  });
  await writeSubscriptions(tx, ended);
};
