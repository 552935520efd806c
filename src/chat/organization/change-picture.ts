import type { Files } from '../attachments/files.js';
import { type Actor, responsibleFor } from '../../runtime/identity/actor.js';
import { lockVisibility } from '../channels/model/store.js';
import { newPictureKey, organizationFile } from '../pictures/addresses.js';
import { forgetPictures } from '../pictures/forget.js';
import type { SentPicture } from '../pictures/library.js';
import { withPicture } from '../pictures/resize.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { countToday } from '../caps.js';
import { emitPicture } from './events.js';
import { findOrganization, type Organization, type PictureKind, setPicture } from './store.js';

const ICON = { width: 100, height: 100 } as const;
const LOGO = { width: 800, height: 100, fit: 'inside', withoutEnlargement: true } as const;

/** Creates a picture of the organization from a file and stores it. Returns its key. */
export const makePicture = async (files: Files, kind: PictureKind, sent: SentPicture): Promise<string> => {
  const size = kind === 'icon' ? ICON : LOGO;
  const bytes = await withPicture(sent, (picture) => picture.still().resize(size).png().toBuffer());
  const key = newPictureKey();
  await files.write(bytes, organizationFile(key));
  return key;
};

/** Creates a picture of the organization from the requester's file. Returns its key. */
export const keepPicture = async (
  services: Services,
  actor: Actor,
  kind: PictureKind,
  path: string,
): Promise<string> => {
  // Counts before the picture is processed, so that unreadable pictures count too.
  await services.store.write((tx) => countToday({ tx, services, actor }, 'organizationPicturesPerDay'));
  return makePicture(services.files, kind, { path, user: responsibleFor(actor) });
};

/**
 * Changes a picture of the organization, and sends everyone an event. `key` is that of the uploaded file, or null for the
 * default. Returns the organization.
 */
export const changePicture = async (
  scope: TxScope,
  kind: PictureKind,
  key: string | null,
): Promise<Organization> => {
  const { tx, services } = await lockVisibility(scope);
  const organization = await findOrganization(tx);
  if (!organization) throw new Error('The database holds no organization.');
  const before = organization[`${kind}_key`];
  if (before === key) return organization;
  await setPicture(tx, organization, kind, key);
  if (before !== null) await forgetPictures(tx, [organizationFile(before)], services.clock.seconds());
  const changed = { ...organization, [`${kind}_key`]: key };
  emitPicture(tx, changed, kind);
  return changed;
};
