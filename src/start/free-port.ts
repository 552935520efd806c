import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now, so that it is known before anything is said of the server's address. */
export const freePort = (host: string): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        found(port);
      });
    });
  });
