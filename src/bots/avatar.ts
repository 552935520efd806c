import { errors } from '../../generated/errors.js';
import type { UploadedFile } from '../contract/uploaded-file.js';
import type { Server } from '../server.js';
import { keepAvatar } from '../users/avatar-pictures.js';

/** Keeps the picture that somebody sends with what they say of a bot; answers its key, null without one. */
export const keepSentAvatar = async (
  { files }: Server,
  sent: readonly UploadedFile[],
): Promise<string | null> => {
  const [file, ...others] = sent;
  if (others.length > 0) throw errors.severalFiles();
  return file ? keepAvatar(files, file.path) : null;
};
