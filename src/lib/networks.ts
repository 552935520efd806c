import { BlockList, isIP } from 'node:net';

import { parseUrl } from './parse-url.js';

/**
 * Parses `10.0.0.0/8` into the address and the number of significant bits. Undefined if the text is neither an address
 * nor a range.
 */
export const parseRange = (text: string): { address: string; family: 4 | 6; bits: number } | undefined => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (rest.length > 0 || (family !== 4 && family !== 6)) return undefined;
  const width = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? width : Number(prefix);
  return /^\d+$/.test(prefix ?? '0') && bits <= width ? { address, family, bits } : undefined;
};

/** Returns the address in its usual form: no port, no brackets, IPv4 as IPv4 even on an IPv6 socket. */
export const plainAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns whether a `Host` names this machine or is an address. No domain of another owner can have such a name. */
export const isLocalHost = (host: string): boolean => {
  const url = parseUrl(`http://${host}`);
  if (!url) return false;
  const { hostname } = url;
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
};

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [, host = ''] = /^http:\/\/\[(.*)\]$/.exec(new URL(`http://[${address}]`).origin) ?? [];
  const [head = '', tail] = host.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])];
};

/** Returns the network of an IPv6 address: its first 64 bits. Returns an IPv4 address unchanged. */
export const networkOf = (text: string): string => {
  const address = plainAddress(text).replace(/%.*$/, '');
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
};

export const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const text of ranges) {
    const range = parseRange(text);
    if (range) list.addSubnet(range.address, range.bits, range.family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};

/** Returns a function that states whether an address is in one of the ranges. */
export const networkCheck = (ranges: readonly string[]): ((address: string) => boolean) => {
  const list = listOf(ranges);
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};
