import { operation } from '../operation.js';
import { changePicture } from './change-picture.js';

/** DELETE /realm/logo: deletes an uploaded logo of the organization. */
export const deleteLogo = operation('deleteLogo', async (context) => {
  await changePicture(context, context.input.night ? 'night_logo' : 'logo', null);
  return {};
});
