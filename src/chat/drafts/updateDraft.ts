import { operation } from '../operation.js';
import { readDrafts } from './content.js';
import { emitDraftUpdated } from './events.js';
import { checkDraftCaps, checkOwnDraft, lockDrafts } from './policy.js';
import { replaceDraft } from './store.js';

/** PATCH /drafts/{draft_id}: replaces a draft. */
export const updateDraft = operation('updateDraft', async (context) => {
  const { input, actor, tx, services } = context;
  const { draft_id: id } = input;
  await lockDrafts(tx, actor);
  await checkOwnDraft(tx, actor, id);
  const drafts = await readDrafts(context, [input.draft], {
    now: services.clock.seconds(),
    place: () => 'draft',
  });
  await checkDraftCaps(tx, actor, drafts, id);
  for (const draft of drafts) {
    await replaceDraft(tx, id, draft);
    emitDraftUpdated(tx, actor.id, { id, ...draft });
  }
  return {};
});
