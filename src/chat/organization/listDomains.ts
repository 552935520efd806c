import { operation } from '../operation.js';
import { listAllDomains } from './domains.js';

/** GET /realm/domains: returns the domains of emails with which users can join. */
export const listDomains = operation('listDomains', async ({ tx }) => ({
  domains: await listAllDomains(tx),
}));
