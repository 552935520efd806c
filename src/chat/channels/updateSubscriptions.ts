import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { addSubscriptions, defaultOptions } from './subscriptions/add.js';
import { removeSubscriptions } from './subscriptions/remove.js';
import { parseRequestedChannels } from './subscriptions/requested-channels.js';

const NONE_ADDED = { subscribed: {}, already_subscribed: {} };
const NONE_REMOVED = { removed: [], not_removed: [] };

/** PATCH /users/me/subscriptions: subscribes the requester to some channels, and unsubscribes them from others. */
export const updateSubscriptions = operation('updateSubscriptions', async (context) => {
  const { add = [], delete: names = [] } = context.input;
  if (add.length === 0 && names.length === 0) throw errors.nothingToSubscribe();
  const wanted = parseRequestedChannels(add, 'add');
  const options = { deferred: () => defaultOptions, isFatal: true, announce: false };
  const added = wanted.size > 0 ? await addSubscriptions(context, { wanted, ...options }) : NONE_ADDED;
  const { subscribed, already_subscribed } = added;
  const removed = names.length > 0 ? await removeSubscriptions(context, names) : NONE_REMOVED;
  return { subscribed, already_subscribed, ...removed };
});
