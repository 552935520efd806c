import { operation } from '../operation.js';
import { readDrafts } from './content.js';
import { emitDraftsAdded } from './events.js';
import { checkDraftCaps, lockDrafts } from './policy.js';
import { insertDrafts } from './store.js';

/** POST /drafts: stores drafts of the requester. */
export const createDrafts = operation('createDrafts', async (context) => {
  const { input, actor, tx, services } = context;
  await lockDrafts(tx, actor);
  const drafts = await readDrafts(context, input.drafts, {
    now: services.clock.seconds(),
    place: (index) => `drafts[${index}]`,
  });
  if (drafts.length === 0) return { ids: [] };
  await checkDraftCaps(tx, actor, drafts);
  const created = await insertDrafts(tx, actor.id, drafts);
  emitDraftsAdded(tx, actor.id, created);
  return { ids: created.map(({ id }) => id) };
});
