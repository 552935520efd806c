import { operation } from '../contract/operation.js';
import { newestMessageId } from './store.js';
import { viewOwnUser } from './view.js';

/** GET /users/me: answers the account of whoever asks. */
export const getOwnUser = operation('getOwnUser', async ({ actor, tx }) =>
  viewOwnUser(actor, await newestMessageId(tx)),
);
