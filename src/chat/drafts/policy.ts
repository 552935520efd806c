import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { mebibytes } from '../../lib/bytes.js';
import type { Tx } from '../../runtime/store/types.js';
import { findUser } from '../users/model/store.js';
import { countDrafts, draftBytes, hasDraft, type DraftFields } from './store.js';

/** Throws if the requester has turned the synchronization of drafts off. */
export const checkSynchronizes = ({ settings }: Pick<Actor, 'settings'>): void => {
  if (!settings.enable_drafts_synchronization) throw errors.draftSynchronizationDisabled();
};

/**
 * Locks a user's drafts, so that no drafts remain if synchronization is turned off at the same time. Throws if it is
 * off.
 */
export const lockDrafts = async (tx: Tx, actor: Actor): Promise<void> => {
  await tx.lock('users', actor.id);
  checkSynchronizes((await findUser(tx, actor.id)) ?? actor);
};

/** Throws if the draft does not exist or belongs to another user. */
export const checkOwnDraft = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (!(await hasDraft(tx, actor.id, id))) throw errors.draftNotFound();
};

/** Throws if the user would have too many or too large drafts. `replaced` is the ID of a draft that these replace. */
export const checkDraftCaps = async (
  tx: Tx,
  actor: Actor,
  drafts: readonly DraftFields[],
  replaced?: number,
): Promise<void> => {
  // The event of the request contains all drafts.
  checkCap(caps.draftKibibytesPerRequest, Buffer.byteLength(JSON.stringify(drafts)) / 1024);
  const { number, bytes } = await countDrafts(tx, actor.id, replaced);
  if (replaced === undefined) checkCap(caps.drafts, number + drafts.length);
  const added = drafts.reduce((sum, draft) => sum + draftBytes(draft), 0);
  checkCap(caps.draftMebibytes, (bytes + added) / mebibytes(1));
};
