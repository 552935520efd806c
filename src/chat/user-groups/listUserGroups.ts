import { operation } from '../operation.js';
import { loadUserGroups } from './store.js';

/** GET /user_groups: lists the user groups, the eight system groups among them. */
export const listUserGroups = operation('listUserGroups', async (context) => ({
  user_groups: await loadUserGroups(context),
}));
