const account = (name: string, text: string, host: string) => ({
  name,
  text,
  hint: '',
  url_pattern: `https://${host}/%(username)s`,
});

/** Sites that a profile field of the external account type knows of itself. */
export const externalAccounts = {
  twitter: account('Twitter username', 'Twitter', 'twitter.com'),
  github: account('GitHub username', 'GitHub', 'github.com'),
};

export type ExternalAccount = (typeof externalAccounts)['twitter'];

/** The site of a subtype, unless it is one the organization describes itself. */
export const knownAccount = (subtype: unknown): ExternalAccount | undefined =>
  subtype === 'twitter' || subtype === 'github' ? externalAccounts[subtype] : undefined;
