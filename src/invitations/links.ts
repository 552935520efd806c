import { hashToken, nextToken } from '../authentication/token.js';
import type { Services } from '../services.js';

/** The page of a link with which any number of users can join. */
export const JOIN_PATH = '/join/';

/** The page of a mailed link, where one user creates an account. */
export const SIGN_UP_PATH = '/accounts/join/';

/** Returns the token of an invitation link. The database does not reveal it, since it depends on the server's secret. */
const tokenOf = ({ secrets }: Services, seed: string): string =>
  nextToken(secrets.derive('invitation-link'), seed);

export const linkHash = (services: Services, seed: string): string => hashToken(tokenOf(services, seed));

export const linkUrl = (services: Services, seed: string): string =>
  `${services.config.siteUrl}${JOIN_PATH}${tokenOf(services, seed)}/`;

export const signUpUrl = ({ config }: Services, token: string): string =>
  `${config.siteUrl}${SIGN_UP_PATH}${token}/`;
