import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { chooseDomain, listAllDomains, setAllowSubdomains } from './domains.js';
import { emitDomain } from './events.js';

/** PATCH /realm/domains/{domain}: changes whether emails at subdomains of a domain are allowed too. */
export const updateDomain = operation('updateDomain', async (context) => {
  const { input, tx } = context;
  const { allow_subdomains } = input;
  await lockVisibility(context);
  const found = chooseDomain(await listAllDomains(tx), input.domain);
  if (found.allow_subdomains === allow_subdomains) return {};
  const changed = { ...found, allow_subdomains };
  await setAllowSubdomains(tx, changed);
  emitDomain(tx, 'change', changed);
  return {};
});
