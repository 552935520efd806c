import { BlockList, isIP } from 'node:net';

import { readRange } from '../lib/ip-range.js';
import type { Middleware } from './request-state.js';

/** An address as one writes it: no port, no brackets, IPv4 as IPv4 also where the socket speaks IPv6. */
export const plainAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether a `Host` names this machine or an address, to which no name of another owner can lead. */
export const isLocalHost = (host: string): boolean => {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
};

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [, host = ''] = /^http:\/\/\[(.*)\]$/.exec(new URL(`http://[${address}]`).origin) ?? [];
  const [head = '', tail] = host.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])];
};

/** The network of an IPv6 address, which is its first 64 bits; an IPv4 address is its own. */
export const networkOf = (text: string): string => {
  const address = plainAddress(text).replace(/%.*$/, '');
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
};

export const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const text of ranges) {
    const range = readRange(text);
    if (range) list.addSubnet(range.address, range.bits, range.family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};

/**
 * Whom a request comes from. Each proxy adds to X-Forwarded-For, at the end, whom it was asked by: read from there,
 * the first address that is no proxy of ours is the client's. What stands before it the client may have made up.
 */
export const clientAddress = (
  trustedProxies: readonly string[],
): ((peer: string, forwardedFor: string) => string) => {
  const proxies = listOf(trustedProxies);
  const isProxy = (address: string): boolean => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (peer, forwardedFor) => {
    let client = plainAddress(peer);
    for (const text of forwardedFor.split(',').reverse()) {
      const address = plainAddress(text);
      if (!isProxy(client) || isIP(address) === 0) break;
      client = address;
    }
    return client;
  };
};

/** Behind proxies everybody has the address of a proxy; whoever asks for `context.ip` gets the client's. */
export const seeThroughProxies = (trustedProxies: readonly string[]): Middleware => {
  if (trustedProxies.length === 0) return (_context, next) => next();
  const addressOf = clientAddress(trustedProxies);
  return (context, next) => {
    context.request.ip = addressOf(context.request.ip, context.get('x-forwarded-for'));
    return next();
  };
};
