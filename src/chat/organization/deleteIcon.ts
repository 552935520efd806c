import { operation } from '../operation.js';
import { changePicture } from './change-picture.js';
import { iconUrl } from './view.js';

/** DELETE /realm/icon: deletes the uploaded icon of the organization. */
export const deleteIcon = operation('deleteIcon', async (context) => ({
  icon_url: iconUrl(await changePicture(context, 'icon', null)),
}));
