import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import { caps, checkCap } from '../caps.js';
import { mebibytes } from '../lib/bytes.js';
import type { Tx } from '../store/types.js';
import { findUser } from '../users/model/store.js';
import { countDrafts, draftBytes, hasDraft, type DraftFields } from './store.js';

/** Refuses whoever has the server keep no drafts. */
export const checkSynchronizes = ({ settings }: Pick<Actor, 'settings'>): void => {
  if (!settings.enable_drafts_synchronization) throw errors.draftSynchronizationDisabled();
};

/** Holds somebody's drafts, so that switching synchronization off meanwhile leaves none behind. */
export const lockDrafts = async (tx: Tx, actor: Actor): Promise<void> => {
  await tx.lock('users', actor.id);
  checkSynchronizes((await findUser(tx, actor.id)) ?? actor);
};

/** Refuses a draft that is not there or not one's own. */
export const checkOwnDraft = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (!(await hasDraft(tx, actor.id, id))) throw errors.draftNotFound();
};

/** Throws if the user would have too many drafts, or too large ones; `replaced` is the draft that these replace. */
export const checkDraftCaps = async (
  tx: Tx,
  actor: Actor,
  drafts: readonly DraftFields[],
  replaced?: number,
): Promise<void> => {
  // The event of the request carries them all.
  checkCap(caps.draftKibibytesPerRequest, Buffer.byteLength(JSON.stringify(drafts)) / 1024);
  const { number, bytes } = await countDrafts(tx, actor.id, replaced);
  if (replaced === undefined) checkCap(caps.drafts, number + drafts.length);
  const added = drafts.reduce((sum, draft) => sum + draftBytes(draft), 0);
  checkCap(caps.draftMebibytes, (bytes + added) / mebibytes(1));
};
