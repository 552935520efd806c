import type { components } from '../../../generated/types.js';
import type { Tx } from '../../runtime/store/types.js';
import { errors } from '../../../generated/errors.js';

const MAX_LENGTH = 255;

const problemOfLabel = (label: string): string | undefined => {
  if (label === '') return "Consecutive '.' are not allowed.";
  if (label.startsWith('-') || label.endsWith('-')) return "Subdomains cannot start or end with a '-'.";
  return /^[a-z0-9-]+$/.test(label) ? undefined : "Domain can only have letters, numbers, '.' and '-'s.";
};

const problemOf = (domain: string): string | undefined => {
  if (domain === '') return "Domain can't be empty.";
  if (!domain.includes('.')) return 'Domain must have at least one dot (.)';
  if (domain.length > MAX_LENGTH) return 'Domain is too long';
  if (domain.startsWith('.') || domain.endsWith('.')) return 'Domain cannot start or end with a dot (.)';
  return domain.split('.').flatMap((label) => problemOfLabel(label) ?? [])[0];
};

/** Returns the domain as it is stored. Throws if it is not valid. */
export const checkDomain = (typed: string): string => {
  const domain = typed.trim().toLowerCase();
  const reason = problemOf(domain);
  if (reason !== undefined) throw errors.invalidDomain({ reason });
  return domain;
};

/** Returns the domain that a client names. Throws if the organization does not have it. */
export const chooseDomain = (domains: readonly Domain[], typed: string): Domain => {
  const found = domains.find(({ domain }) => domain === typed.toLowerCase());
  if (!found) throw errors.domainNotFound({ domain: typed });
  return found;
};

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
