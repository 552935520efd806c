import { operation } from '../operation.js';
import { membersOfChannels } from './members/members.js';
import { ownSubscriptions } from './model/subscriptions.js';
import { loadTraffic } from './members/traffic.js';
import { viewSubscription } from './model/view.js';

/** GET /users/me/subscriptions: lists the requester's channels with their settings for each. */
export const listSubscriptions = operation('listSubscriptions', async (context) => {
  const { input, actor, tx } = context;
  const rows = await ownSubscriptions(tx, actor.id);
  const traffic = await loadTraffic(context);
  const members = input.include_subscribers ? await membersOfChannels(context, rows) : undefined;
  return {
    subscriptions: rows.map((row) => viewSubscription(row, row, traffic, members?.get(row.id)?.ids)),
  };
});
