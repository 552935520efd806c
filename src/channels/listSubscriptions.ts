import { operation } from '../contract/operation.js';
import { membersOfChannels } from './members.js';
import { ownSubscriptions } from './store.js';
import { readTraffic } from './traffic.js';
import { viewSubscription } from './view.js';

/** GET /users/me/subscriptions: lists the requester's channels with their settings for each. */
export const listSubscriptions = operation('listSubscriptions', async ({ input, actor, tx, server }) => {
  const rows = await ownSubscriptions(tx, actor.id);
  const traffic = await readTraffic(tx, server);
  const members = input.include_subscribers ? await membersOfChannels(tx, server, rows) : undefined;
  return {
    subscriptions: rows.map((row) => viewSubscription(row, row, traffic, members?.get(row.id)?.ids)),
  };
});
