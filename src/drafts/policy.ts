import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Tx } from '../store/types.js';
import { findUser } from '../users/store.js';
import { hasDraft } from './store.js';

/** Refuses whoever has the server keep no drafts. */
export const checkSynchronizes = ({ settings }: Pick<Actor, 'settings'>): void => {
  if (!settings.enable_drafts_synchronization) throw errors.draftSynchronizationDisabled();
};

/** Holds somebody's drafts, so that switching synchronization off meanwhile leaves none behind. */
export const holdDrafts = async (tx: Tx, actor: Actor): Promise<void> => {
  await tx.lock('users', actor.id);
  checkSynchronizes((await findUser(tx, actor.id)) ?? actor);
};

/** Refuses a draft that is not there or not one's own. */
export const checkOwnDraft = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (!(await hasDraft(tx, actor.id, id))) throw errors.draftNotFound();
};
