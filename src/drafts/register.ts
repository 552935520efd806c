import type { components } from '../../generated/types.js';
import { caps } from '../caps.js';
import type { Registration } from '../events/initial-state.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { findNewestDrafts } from './store.js';

/** Returns the register response's fields about drafts. There are none if synchronization is off. */
export const draftsRegisterFields = async (
  tx: Tx,
  _server: Services,
  { actor, wants }: Registration,
): Promise<components['schemas']['DraftsRegisterFields']> => {
  if (!wants('drafts')) return {};
  const isKept = actor.settings.enable_drafts_synchronization;
  return { drafts: isKept ? await findNewestDrafts(tx, actor.id, caps.drafts.most) : [] };
};
