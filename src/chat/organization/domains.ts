import type { components } from '../../../generated/types.js';
import type { Tx } from '../../runtime/store/types.js';

export type Domain = components['schemas']['Domain'];

interface DomainRow {
  readonly domain: string;
  readonly allow_subdomains: 0 | 1;
}

const fromRow = ({ domain, allow_subdomains }: DomainRow): Domain => ({
  domain,
  allow_subdomains: allow_subdomains === 1,
});

/** Returns the domains of the organization, in the order in which they were added. */
export const listAllDomains = async (tx: Tx): Promise<Domain[]> => {
  const rows = await tx.all<DomainRow>('SELECT domain, allow_subdomains FROM realm_domains ORDER BY id');
  return rows.map(fromRow);
};

export const insertDomain = (tx: Tx, { domain, allow_subdomains }: Domain): Promise<number> =>
  tx.insert('realm_domains', { domain, allow_subdomains });

export const setAllowSubdomains = async (tx: Tx, { domain, allow_subdomains }: Domain): Promise<void> => {
  await tx.run('UPDATE realm_domains SET allow_subdomains = ? WHERE domain = ?', [allow_subdomains, domain]);
};

export const removeDomain = async (tx: Tx, domain: string): Promise<void> => {
  await tx.run('DELETE FROM realm_domains WHERE domain = ?', [domain]);
};
