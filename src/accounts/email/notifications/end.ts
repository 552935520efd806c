import type { Actor } from '../../../runtime/identity/actor.js';
import { applyChange, parseChange } from '../../../chat/channels/model/properties.js';
import { lockOwnSpans, writeSubscriptions } from '../../../chat/channels/model/subscriptions.js';
import type { Tx } from '../../../runtime/store/types.js';

/** Turns off the emails that a user turned on for single channels. No user setting turns them off. */
export const endChannelEmails = async (tx: Tx, user: Actor): Promise<void> => {
  const rows = await tx.all<{ channel_id: number }>(
    'SELECT channel_id FROM subscriptions WHERE user_id = ? AND active = 1 AND email_notifications = 1',
    [user.id],
  );
  if (rows.length === 0) return;
  const spans = await lockOwnSpans(
    tx,
    user.id,
    rows.map(({ channel_id }) => channel_id),
  );
  const ended = spans.map((span) => {
    const item = { stream_id: span.channel_id, property: 'email_notifications', value: false } as const;
    return applyChange(tx, user, span, parseChange(item, 0));
  });
  await writeSubscriptions(tx, ended);
};
