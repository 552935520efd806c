import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import type { UploadedFile } from '../../contract/uploaded-file.js';
import type { Services } from '../services.js';
import { keepAvatar } from '../../chat/users/accounts/avatar-pictures.js';

/**
 * Stores the avatar that a request contains for a bot. Returns its key, or null without a file. Throws if there are
 * several.
 */
export const keepSentAvatar = async (
  services: Services,
  actor: Actor,
  sent: readonly UploadedFile[],
): Promise<string | null> => {
  const [file, ...others] = sent;
  if (others.length > 0) throw errors.severalFiles();
  return file ? keepAvatar(services, actor, file.path) : null;
};
