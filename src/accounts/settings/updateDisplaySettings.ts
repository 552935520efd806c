import { operation } from '../operation.js';
import { updateSettings } from './updateSettings.js';

/** PATCH /settings/display: the same as PATCH /settings, at its former path for display settings. */
export const updateDisplaySettings = operation('updateDisplaySettings', (context) => updateSettings(context));
