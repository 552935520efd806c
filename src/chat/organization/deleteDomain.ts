import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import type { TxScope } from '../scope.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';
import { chooseDomain, listAllDomains, removeDomain } from './domains.js';
import { emitDomainRemoved, emitOrganizationChange } from './events.js';
import { findOrganization, saveOrganization } from './store.js';

/** Allows emails of all domains. Without a domain of the organization, no user could join otherwise. */
const endRestriction = async ({ tx }: TxScope<VisibilityLocked>): Promise<void> => {
  const organization = await findOrganization(tx);
  if (!organization?.settings.emails_restricted_to_domains) return;
  const change = { settings: { emails_restricted_to_domains: false } };
  await saveOrganization(tx, organization.id, change);
  emitOrganizationChange(tx, change);
};

/** DELETE /realm/domains/{domain}: removes a domain of emails with which users can join. */
export const deleteDomain = operation('deleteDomain', async (context) => {
  const { input, tx } = context;
  const locked = await lockVisibility(context);
  const before = await listAllDomains(tx);
  const { domain } = chooseDomain(before, input.domain);
  await removeDomain(tx, domain);
  emitDomainRemoved(tx, domain);
  if (before.length === 1) await endRestriction(locked);
  return {};
});
