import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import type { Actor } from '../../runtime/identity/actor.js';
import type { Tx } from '../../runtime/store/types.js';
import { canSeeChannel } from './model/policy.js';
import { applyChange, parseChange } from './model/properties.js';
import { findChannel } from './model/store.js';
import { lockOwnSpans, writeSubscriptions } from './model/subscriptions.js';

/** Returns the error for a requester who is not subscribed to a channel. */
const missingSubscription = async (tx: Tx, actor: Actor, stream_id: number): Promise<Error> => {
  const channel = await findChannel(tx, stream_id);
  const visible = channel?.is_archived === 0 && canSeeChannel(actor.role, channel, false);
  return visible ? errors.notSubscribed({ stream_id }) : errors.invalidChannelId();
};

/** POST /users/me/subscriptions/properties: changes the requester's settings for their channels. */
export const updateSubscriptionProperties = operation(
  'updateSubscriptionProperties',
  async ({ input, actor, tx }) => {
    const changes = input.subscription_data.map(parseChange);
    const ids = [...new Set(changes.map(({ stream_id }) => stream_id))];
    const spans = new Map((await lockOwnSpans(tx, actor.id, ids)).map((span) => [span.channel_id, span]));
    const changed = new Set<number>();
    for (const change of changes) {
      const span = spans.get(change.stream_id);
      if (!span) throw await missingSubscription(tx, actor, change.stream_id);
      const next = applyChange(tx, actor, span, change);
      if (next !== span) changed.add(span.channel_id);
      spans.set(change.stream_id, next);
    }
    await writeSubscriptions(
      tx,
      [...spans.values()].filter(({ channel_id }) => changed.has(channel_id)),
    );
    return {};
  },
);
