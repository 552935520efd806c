import { BlockList, isIP } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { parseUrl } from '../../lib/parse-url.js';
import { parseRange } from '../../lib/ip-range.js';
import type { Middleware } from './request-state.js';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The IDs that proxies make, such as UUIDs and hexadecimal digits. No character of them changes a line of the log. */
const REQUEST_ID = /^[\w.:=-]{8,128}$/;

/**
 * Returns a function for the ID of a request in the log and in its response. A trusted proxy can choose it, so that both
 * logs have the same. The ID of any other client is ignored: a client could send that of another request, and its lines
 * would appear to belong to that request.
 */
export const requestIds = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  if (trustedProxies.length === 0) return () => randomUUID();
  const isProxy = networkCheck(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isValid = typeof given === 'string' && REQUEST_ID.test(given);
    return isValid && isProxy(plainAddress(socket.remoteAddress ?? '')) ? given : randomUUID();
  };
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

/**
 * Returns the address that a request comes from. Each proxy appends the address of its peer to X-Forwarded-For. Read
 * from the end, the first address that is not a trusted proxy is the client's. The client may have forged the addresses
 * before it.
 */
export const clientAddress = (
  trustedProxies: readonly string[],
): ((peer: string, forwardedFor: string) => string) => {
  const isProxy = networkCheck(trustedProxies);
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

/** Sets `context.ip` to the client's address. Without this, all clients behind a proxy have the proxy's address. */
export const seeThroughProxies = (trustedProxies: readonly string[]): Middleware => {
  if (trustedProxies.length === 0) return (_context, next) => next();
  const addressOf = clientAddress(trustedProxies);
  return (context, next) => {
    context.request.ip = addressOf(context.request.ip, context.get('x-forwarded-for'));
    return next();
  };
};
