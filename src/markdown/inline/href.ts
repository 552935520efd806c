import { isSafeUrl } from '../safe-url.js';

interface Url {
  readonly scheme: string;
  /** The host with its slashes. Empty if the URL has none. */
  readonly authority: string;
  readonly path: string;
  readonly rest: string;
}

/** Splits a URL. An empty query and an empty fragment are dropped. */
const split = (url: string): Url => {
  const [, typed] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  const afterScheme = typed === undefined ? url : url.slice(typed.length + 1);
  const [, slashes = '', host = ''] = /^(\/\/)([^/?#]*)/.exec(afterScheme) ?? [];
  const authority = host === '' ? '' : slashes + host;
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(afterScheme.slice(slashes.length + host.length)) ?? [];
  const rest = `${query === '?' ? '' : query}${fragment === '#' ? '' : fragment}`;
  return { scheme: typed?.toLowerCase() ?? '', authority, path, rest };
};

const join = ({ scheme, authority, path, rest }: Url): string => {
  if (scheme === 'mailto' || scheme === 'tel') return `${scheme}:${authority}${path}${rest}`;
  const slashes = authority === '' && !path.startsWith('//') ? '//' : '';
  const root = (authority !== '' || slashes !== '') && path !== '' && !path.startsWith('/') ? '/' : '';
  return `${scheme}:${authority}${slashes}${root}${path}${rest}`;
};

const absolute = (url: string): string | undefined => {
  const parts = split(url);
  const { scheme, authority, path, rest } = parts;
  if (scheme === '' && authority === '' && path.includes('@')) return join({ ...parts, scheme: 'mailto' });
  if (scheme === '' && authority === '' && (path.startsWith('/') || (path === '' && rest.startsWith('#'))))
    return path + rest;
  if (scheme === '') return join(split(`http://${url}`));
  return join(parts);
};

/**
 * Returns the target of a link as typed, or undefined if a link must not lead there. A host without a scheme is a site,
 * an address with `@` is an email address. Links to conversations and uploads of this site become relative, so clients
 * open them themselves.
 */
export const hrefOf = (typed: string, siteUrl: string): string | undefined => {
  const url = absolute(typed.replaceAll(' ', '%20').replace(/[\t\r\n]/g, ''));
  if (url === undefined || !isSafeUrl(url)) return undefined;
  const isOwn = url.startsWith(`${siteUrl}/#`) || url.startsWith(`${siteUrl}/user_uploads/`);
  return siteUrl !== '' && isOwn ? url.slice(siteUrl.length + 1) : url;
};
