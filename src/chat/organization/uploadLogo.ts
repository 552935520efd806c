import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { changePicture, keepPicture } from './change-picture.js';

/** POST /realm/logo: sets a logo of the organization to the uploaded file. */
export const uploadLogo = operation('uploadLogo', async ({ input, actor, services, change }) => {
  const [file, ...others] = input.filename;
  if (!file || others.length > 0) throw errors.notOneLogo();
  const kind = input.night ? 'night_logo' : 'logo';
  const key = await keepPicture(services, actor, kind, file.path);
  return change(async (tx) => {
    await changePicture({ tx, services }, kind, key);
    return {};
  });
});
