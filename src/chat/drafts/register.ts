import type { components } from '../../../generated/types.js';
import { caps } from '../caps.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { listNewestDrafts } from './store.js';

/** Returns the register response's fields about drafts. There are none if synchronization is off. */
export const draftsRegisterFields = async (
  { tx }: TxScope,
  { actor, wants }: Registration,
): Promise<components['schemas']['DraftsRegisterFields']> => {
  if (!wants('drafts')) return {};
  const isKept = actor.settings.enable_drafts_synchronization;
  return { drafts: isKept ? await listNewestDrafts(tx, actor.id, caps.drafts.most) : [] };
};
