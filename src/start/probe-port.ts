import { createServer, type AddressInfo } from 'node:net';

import { ConfigError } from '../config.js';

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

/** Why nobody can listen there, in the operator's words where there are such. */
export const listenError = (error: NodeJS.ErrnoException, place: Place): Error => {
  const cause = CAUSES[error.code ?? ''];
  return cause ? new ConfigError(cause(place)) : error;
};

/**
 * The port, or for 0 one that is free now: known to be usable before an organization is made or anything said of
 * the server's address.
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
