import { hashToken, nextToken } from '../../lib/token.js';
import type { Services } from '../services.js';

/** The page of a link with which any number of users can join. */
export const JOIN_PATH = '/join/';

/** The page where users join without an invitation, if the organization lets them. */
export const REGISTER_PATH = '/register/';

/** The page of a mailed link, where one user creates an account. */
export const SIGN_UP_PATH = '/accounts/join/';

/**
 * Returns a function that returns the token of an invitation link. The database does not reveal it, since it depends on
 * the server's secret.
 */
const tokensFor =
  (purpose: string) =>
  ({ secrets }: Services): ((seed: string) => string) => {
    const key = secrets.derive(purpose);
    return (seed) => nextToken(key, seed);
  };

const tokens = tokensFor('invitation-link');

/** The same for the link in the email of an invitation, which is sent again with the same link. */
export const mailedTokens = tokensFor('invitation');

export const linkHash = (services: Services, seed: string): string => hashToken(tokens(services)(seed));

/** Returns a function that returns the address of an invitation link. */
export const linkUrls = (services: Services): ((seed: string) => string) => {
  const tokenOf = tokens(services);
  return (seed) => `${services.config.siteUrl}${JOIN_PATH}${tokenOf(seed)}/`;
};

export const signUpUrl = ({ config }: Services, token: string): string =>
  `${config.siteUrl}${SIGN_UP_PATH}${token}/`;
