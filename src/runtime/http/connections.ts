import type { Server as Listener } from 'node:http';
import { isIP } from 'node:net';

import { networkCheck, networkOf, plainAddress } from './client-address.js';

/**
 * Maximum number of open connections of one IPv4 address or IPv6 /64. Each user who waits for events has one or two.
 */
const MAX_CONNECTIONS = 2000;

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Returns whether an address may have any number of connections: a proxy, or a program on this machine. */
export const isUnlimited = (trustedProxies: readonly string[]): ((address: string) => boolean) =>
  networkCheck([...LOOPBACK, ...trustedProxies]);

interface Limits {
  readonly isFree: (address: string) => boolean;
  readonly most?: number;
}

/** Closes connections beyond the limit of their address. */
export const limitConnections = (listener: Listener, { isFree, most = MAX_CONNECTIONS }: Limits): void => {
  const open = new Map<string, number>();
  listener.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isIP(address) === 0 || isFree(address)) return;
    const network = networkOf(address);
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
