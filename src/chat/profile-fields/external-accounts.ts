const account = (name: string, text: string, host: string) => ({
  name,
  text,
  hint: '',
  url_pattern: `https://${host}/%(username)s`,
});

/** Sites that fields of the external account type support by default. */
export const externalAccounts = {
  twitter: account('Twitter username', 'Twitter', 'twitter.com'),
  github: account('GitHub username', 'GitHub', 'github.com'),
};

export type ExternalAccount = (typeof externalAccounts)['twitter'];

/** Returns the site of a subtype. Undefined if the organization defines the site itself. */
export const knownAccount = (subtype: unknown): ExternalAccount | undefined =>
  subtype === 'twitter' || subtype === 'github' ? externalAccounts[subtype] : undefined;
