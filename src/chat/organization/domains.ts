import type { components } from '../../../generated/types.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
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

const fromRow = ({
  domain,
  allow_subdomains,
}: Pick<RowOf<'realm_domains'>, 'domain' | 'allow_subdomains'>): Domain => ({
  domain,
  allow_subdomains: allow_subdomains === 1,
});

const listRows = statement((db) => db('realm_domains').orderBy('id').select('domain', 'allow_subdomains'));

/** Returns the domains of the organization, in the order in which they were added. */
export const listAllDomains = async (tx: Tx): Promise<Domain[]> => (await listRows(tx)).map(fromRow);

export const insertDomain = (tx: Tx, { domain, allow_subdomains }: Domain): Promise<number> =>
  tx.insert('realm_domains', { domain, allow_subdomains });

export const setAllowSubdomains = statement((db, { domain, allow_subdomains }: Domain) =>
  db('realm_domains').where({ domain }).update({ allow_subdomains }),
);

export const removeDomain = statement((db, domain: string) => db('realm_domains').where({ domain }).delete());
