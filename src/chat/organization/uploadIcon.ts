import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { changePicture, keepPicture } from './change-picture.js';
import { iconUrl } from './view.js';

/** POST /realm/icon: sets the icon of the organization to the uploaded file. */
export const uploadIcon = operation('uploadIcon', async ({ input, actor, services, change }) => {
  const [file, ...others] = input.filename;
  if (!file || others.length > 0) throw errors.notOneIcon();
  const key = await keepPicture(services, actor, 'icon', file.path);
  return change(async (tx) => ({
    icon_url: iconUrl(await changePicture({ tx, services }, 'icon', key)),
  }));
});
