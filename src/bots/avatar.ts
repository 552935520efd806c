import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { UploadedFile } from '../http/uploaded-file.js';
import type { Services } from '../services.js';
import { keepAvatar } from '../users/accounts/avatar-pictures.js';

/** Keeps the picture that a request has for a bot. Returns its key, null without a picture. */
export const keepSentAvatar = async (
  services: Services,
  actor: Actor,
  sent: readonly UploadedFile[],
): Promise<string | null> => {
  const [file, ...others] = sent;
  if (others.length > 0) throw errors.severalFiles();
  return file ? keepAvatar(services, actor, file.path) : null;
};
