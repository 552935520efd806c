import mailchecker from 'mailchecker';

const disposable: ReadonlySet<string> = mailchecker.blacklist();

/** Returns a domain and the domains above it: `a.example.com`, `example.com` and `com`. */
export const domainsFrom = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Whether the domain, in lowercase, or one above it belongs to a provider of disposable emails. */
export const isDisposable = (domain: string): boolean =>
  domainsFrom(domain).some((one) => disposable.has(one));
