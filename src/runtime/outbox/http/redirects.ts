import { parseUrl } from '../../../lib/parse-url.js';

/** A request to another server. */
export interface OutgoingRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Statuses after which clients send GET instead of POST, and those after which they send the same request. */
const BECOMES_GET = [301, 302, 303];
const REPEATS = [307, 308];

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ protocol, port }: URL): string => port || (DEFAULT_PORTS[protocol] ?? '');

/** Whether a request with secrets for `from` may go to `to`: the same site, or the same host that changes to https. */
const isSameSite = (from: URL, to: URL): boolean => {
  if (from.hostname !== to.hostname) return false;
  const [old, changed] = [from, to].map((url) => `${url.protocol}${portOf(url)}`);
  return old === changed || (old === 'http:80' && changed === 'https:443');
};

/** Returns the target of a redirect without credentials. Undefined if the location is not an HTTP or HTTPS URL. */
const targetOf = (location: string, from: URL): URL | undefined => {
  const url = parseUrl(location, from.href);
  if (!url || !Object.hasOwn(DEFAULT_PORTS, url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url;
};

/**
 * Returns the next request after a redirect: `refused` if it would send the body to another site, or if the location
 * is not valid. Undefined if the response is not a redirect.
 */
export const redirected = (
  request: OutgoingRequest,
  status: number,
  location: string | undefined,
): OutgoingRequest | 'refused' | undefined => {
  const becomesGet = BECOMES_GET.includes(status);
  if (location === undefined || !(becomesGet || REPEATS.includes(status))) return undefined;
  const url = targetOf(location, request.url);
  if (!url) return 'refused';
  const isKept = isSameSite(request.url, url);
  const { Authorization, ...headers } = request.headers;
  const credentials = isKept && Authorization !== undefined && { Authorization };
  if (!becomesGet && request.method === 'POST')
    return isKept ? { ...request, url, headers: { ...headers, ...credentials } } : 'refused';
  const { 'Content-Type': _, ...others } = headers;
  return { url, method: 'GET', headers: { ...others, ...credentials }, body: '' };
};
