import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type BlockList } from 'node:net';

import ipaddr from 'ipaddr.js';

import { ConnectionFailed, RefusedAddress } from './failures.js';

/** The block of global unicast addresses. No other IPv6 address is public. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A virtual machine on Azure reads its own settings from this address, as others do from a local one. */
const OF_THE_HOST = '168.63.129.16';

/** Whether an IP address belongs to a host of the internet: to no private, local, special or translated network. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || address.toString() === OF_THE_HOST) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
};

const familyOf = (address: string): 4 | 6 => (isIP(address) === 6 ? 6 : 4);

const isListed = (list: BlockList, address: string): boolean =>
  list.check(address, familyOf(address) === 6 ? 'ipv6' : 'ipv4');

/** These names belong to this machine (RFC 6761), and are not asked of the DNS. */
const isLocalhost = (name: string): boolean => /^(?:.+\.)?localhost\.?$/i.test(name);

/**
 * Returns all addresses of a host. Uses the DNS only: `dns.lookup` would also read the hosts file, but it occupies a
 * thread of the process until a slow server responds.
 */
const addressesOf = async (host: string): Promise<readonly string[]> => {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) return [literal];
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
};

/**
 * Resolves a host once. Returns only addresses that a request may use: public ones, and those in `allowed`. The request
 * must connect to one of these, so that a second resolution cannot return another address. Throws if there is none.
 */
export const resolveHost = async (host: string, allowed: BlockList): Promise<LookupAddress[]> => {
  const addresses = await addressesOf(host);
  if (addresses.length === 0) throw new ConnectionFailed('The name of the host has no address.');
  const usable = addresses.filter((address) => isPublicAddress(address) || isListed(allowed, address));
  if (usable.length === 0) throw new RefusedAddress('The host has no public address.');
  return usable.map((address) => ({ address, family: familyOf(address) }));
};
