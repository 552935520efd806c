import { operation } from '../operation.js';
import { loadLinkifiers } from './store.js';

/** GET /realm/linkifiers: returns the linkifiers of the organization. */
export const listLinkifiers = operation('listLinkifiers', async ({ tx }) => ({
  linkifiers: await loadLinkifiers(tx),
}));
