import { errors } from '../../../generated/errors.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { checkDomain, insertDomain, listAllDomains } from './domains.js';
import { emitDomain } from './events.js';

/** POST /realm/domains: adds a domain of emails with which users can join. */
export const createDomain = operation('createDomain', async (context) => {
  const { input, tx } = context;
  const domain = checkDomain(input.domain);
  await lockVisibility(context);
  const before = await listAllDomains(tx);
  if (before.some((one) => one.domain === domain)) throw errors.domainTaken({ domain });
  checkCap(caps.domains, before.length + 1);
  const added = { domain, allow_subdomains: input.allow_subdomains };
  const id = await insertDomain(tx, added);
  emitDomain(tx, 'add', added);
  return { new_domain: [id, domain] };
});
