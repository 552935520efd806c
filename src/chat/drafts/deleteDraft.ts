import { operation } from '../operation.js';
import { emitDraftRemoved } from './events.js';
import { checkOwnDraft, lockDrafts } from './policy.js';
import { removeDraft } from './store.js';

/** DELETE /drafts/{draft_id}: deletes a draft. */
export const deleteDraft = operation('deleteDraft', async ({ input, actor, tx }) => {
  await lockDrafts(tx, actor);
  await checkOwnDraft(tx, actor, input.draft_id);
  await removeDraft(tx, input.draft_id);
  emitDraftRemoved(tx, actor.id, input.draft_id);
  return {};
});
