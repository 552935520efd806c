import { createServer, type AddressInfo } from 'node:net';

import { ConfigError } from '../../runtime/config.js';

interface Place {
  readonly host: string;
  readonly port: number;
}

const CAUSES: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT ${port} of ${host} is in use by another program.`,
  EACCES: ({ host, port }) =>
    `PORT ${port} of ${host} may only be used with more rights than this program has.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known by name.`,
};

/**
 * Returns the error for a port that cannot be used, in plain words for known causes. The names of its settings begin
 * with the prefix.
 */
export const listenError = (error: NodeJS.ErrnoException, place: Place, prefix = ''): Error => {
  const cause = CAUSES[error.code ?? ''];
  return cause ? new ConfigError(prefix + cause(place)) : error;
};

/**
 * Returns the port, or a free port for 0. Checks that it is usable before the organization is created or the server's
 * address is announced.
 */
export const freePort = (place: Place): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', (error) => {
      failed(listenError(error, place));
    });
    probe.listen(place.port, place.host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        found(port);
      });
    });
  });
