import type { Files } from '../../attachments/files.js';
import { type Actor, responsibleFor } from '../../../runtime/identity/actor.js';
import { AVATARS, newPictureKey } from '../../pictures/addresses.js';
import { forgetPictures } from '../../pictures/forget.js';
import type { SentPicture } from '../../pictures/library.js';
import { withPicture } from '../../pictures/resize.js';
import type { Services } from '../../services.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { avatarFiles, MEDIUM_PIXELS } from '../model/view.js';
import { countToday } from '../../caps.js';

const SMALL_PIXELS = 100;

/** Creates both sizes of an avatar from a file and stores them. Returns their key. */
export const makeAvatar = async (files: Files, sent: SentPicture): Promise<string> => {
  const [small, medium] = await withPicture(sent, async (picture) => [
    await picture.still().resize(SMALL_PIXELS, SMALL_PIXELS).png().toBuffer(),
    await picture.still().resize(MEDIUM_PIXELS, MEDIUM_PIXELS).png().toBuffer(),
  ]);
  const key = newPictureKey();
  const names = avatarFiles(key);
  await files.write(small, `${AVATARS}/${names.small}`);
  await files.write(medium, `${AVATARS}/${names.medium}`);
  return key;
};

/** Creates an avatar from the requester's file. Returns its key. */
export const keepAvatar = async (services: Services, actor: Actor, path: string): Promise<string> => {
  const { files, store } = services;
  // Counts before the picture is processed, so that unreadable pictures count too.
  await store.write((tx) => countToday({ tx, services, actor }, 'avatarsPerDay'));
  return makeAvatar(files, { path, user: responsibleFor(actor) });
};

/** Queues the deletion of the files of an avatar that no account has any more. Does nothing if the key is null. */
export const forgetAvatar = async (tx: Tx, key: string | null, now: number): Promise<void> => {
  if (key === null) return;
  const names = Object.values(avatarFiles(key)).map((name) => `${AVATARS}/${name}`);
  await forgetPictures(tx, names, now);
};

const listKeysAmong = statement((db, keys: readonly string[]) =>
  db('users').whereIn('avatar_key', keys).pluck('avatar_key'),
);

/** Returns those of the files that belong to an avatar in use. */
export const namedAvatarFiles = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keyOf = (name: string): string => name.replace(/^.*\//, '').replace(/(-medium)?\.png$/, '');
  const keys = new Set(names.map(keyOf));
  const named = new Set(await listKeysAmong(tx, [...keys]));
  return names.filter((name) => named.has(keyOf(name)));
};
