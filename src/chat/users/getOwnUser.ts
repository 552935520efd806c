import { operation } from '../operation.js';
import { findProfile } from '../profile-fields/values.js';
import { newestMessageId } from '../messages/model/first-and-last-message.js';
import { viewOwnUser } from './model/view.js';

/** GET /users/me: returns the requester's account. */
export const getOwnUser = operation('getOwnUser', async ({ actor, tx }) =>
  viewOwnUser(actor, await findProfile(tx, actor.id), (await newestMessageId(tx)) || -1),
);
