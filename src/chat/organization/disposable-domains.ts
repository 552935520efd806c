import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

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
