import { operation } from '../../accounts/operation.js';
import { viewExports } from './events.js';

/** GET /export/realm: returns the exports. */
export const listExports = operation('listExports', async (context) => ({
  exports: await viewExports(context),
}));
