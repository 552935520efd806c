import { domainToASCII } from 'node:url';

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import type { TxScope } from '../scope.js';
import { type Domain, listAllDomains } from './domains.js';

const disposable: ReadonlySet<string> = disposableEmailBlocklistSet();

/** Domains of a service that forwards to the real address of a person. Existing servers let them in. */
const FORWARDING: ReadonlySet<string> = new Set([
  'abinemail.com',
  'blurmail.net',
  'maskmemail.com',
  'opayq.com',
]);

/** Whether the domain, in lowercase, is that of a provider of disposable emails. */
export const isDisposable = (domain: string): boolean => disposable.has(domain) && !FORWARDING.has(domain);

/** Why an account of the organization cannot have an email. */
export type EmailProblem = 'plus' | 'domain' | 'disposable';

/** Returns a domain and the domains above it: `a.example.com`, `example.com` and `com`. */
const domainsFrom = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

const isInside = (email: string, domains: readonly Domain[]): boolean => {
  const [own = '', ...above] = domainsFrom(email);
  return domains.some(
    ({ domain, allow_subdomains }) => domain === own || (allow_subdomains && above.includes(domain)),
  );
};

/** Returns a function that returns why no account of the organization can get an email. Undefined if one can. */
export const emailProblems = async ({
  tx,
  services,
}: TxScope): Promise<(email: string) => EmailProblem | undefined> => {
  const { emails_restricted_to_domains, disallow_disposable_email_addresses } =
    services.organization.current.settings;
  const domains = emails_restricted_to_domains ? await listAllDomains(tx) : [];
  return (email) => {
    const at = email.lastIndexOf('@');
    const domain = domainToASCII(email.slice(at + 1));
    if (!emails_restricted_to_domains)
      return disallow_disposable_email_addresses && isDisposable(domain) ? 'disposable' : undefined;
    if (email.slice(0, at).includes('+')) return 'plus';
    return isInside(domain, domains) ? undefined : 'domain';
  };
};

/** Returns why no account of the organization can get the email. Undefined if one can. */
export const findEmailProblem = async (scope: TxScope, email: string): Promise<EmailProblem | undefined> =>
  (await emailProblems(scope))(email);

type Refusals = Readonly<Record<EmailProblem, (email: string) => ApiError>>;

const forNewAccounts: Refusals = {
  plus: () => errors.emailWithPlus(),
  domain: (email) => errors.emailNotAllowed({ email }),
  disposable: () => errors.disposableEmailNotAllowed(),
};

const forChanges: Refusals = {
  plus: () => errors.emailWithPlus(),
  domain: () => errors.emailOutsideDomains(),
  disposable: () => errors.realEmailRequired(),
};

const checkWith =
  (refusals: Refusals) =>
  async (scope: TxScope, email: string): Promise<void> => {
    const problem = await findEmailProblem(scope, email);
    if (problem !== undefined) throw refusals[problem](email);
  };

/** Throws if no new account can have the email. */
export const checkEmailOfNewAccount = checkWith(forNewAccounts);

/** Throws if no account can change its email to this one. */
export const checkChangedEmail = checkWith(forChanges);
