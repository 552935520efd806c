import { operation } from '../operation.js';
import { updateSettings } from './updateSettings.js';

/** PATCH /settings/notifications: the same as PATCH /settings, at its former path for notification settings. */
export const updateNotificationSettings = operation('updateNotificationSettings', (context) =>
  updateSettings(context),
);
