import { operation } from '../operation.js';
import { listUnsent } from './store.js';
import { viewScheduled } from './view.js';

/** GET /scheduled_messages: returns the requester's messages that are not sent yet. */
export const listScheduledMessages = operation('listScheduledMessages', async ({ actor, tx }) => ({
  scheduled_messages: (await listUnsent(tx, actor.id)).map(viewScheduled),
}));
