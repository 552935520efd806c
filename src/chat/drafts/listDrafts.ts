import { composedList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { checkSynchronizes } from './policy.js';
import { listOwnDrafts } from './store.js';

/** GET /drafts: returns the requester's drafts. */
export const listDrafts = operation('listDrafts', async ({ actor, tx }) => {
  checkSynchronizes(actor);
  const drafts = await listOwnDrafts(tx, actor.id);
  return { count: drafts.length, drafts: await composedList(drafts) };
});
