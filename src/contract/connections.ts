import type { Server as Listener } from 'node:http';
import { BlockList, isIP } from 'node:net';

import type { Config } from '../config.js';
import { listOf, networkOf, plainAddress } from './client-address.js';

/** Open connections of one IPv4 address or IPv6 /64. Each person who waits for events has one or two. */
export const MAX_CONNECTIONS = 2000;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Closes connections of an address that has too many. A proxy, or a program on this machine, may have any number. */
export const limitConnections = (
  listener: Listener,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  most = MAX_CONNECTIONS,
): void => {
  const proxies = listOf(trustedProxies);
  const open = new Map<string, number>();
  listener.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    const network = networkOf(address);
    if (isIP(address) === 0) return;
    const isFree = [loopback, proxies].some((list) => isIn(list, address));
    if (isFree) return;
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > most) socket.destroy();
  });
};
