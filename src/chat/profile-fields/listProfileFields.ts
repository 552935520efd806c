import { operation } from '../operation.js';
import { loadProfileFields } from './store.js';

/** GET /realm/profile_fields: returns all custom profile fields. */
export const listProfileFields = operation('listProfileFields', async ({ tx }) => ({
  custom_fields: await loadProfileFields(tx),
}));
