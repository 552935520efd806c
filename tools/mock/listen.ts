import type { Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The mock and the proxy serve programs on this machine only, unless `--host` states another address. */
export const LOCAL = '127.0.0.1';

/** Listens, on a free port if the port is 0. Returns the address. */
export const listen = (listener: Listener, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    listener.once('error', reject).listen(port, host, () => {
      const address = listener.address() as AddressInfo;
      resolve(`http://${host}:${String(address.port)}`);
    });
  });

export const closeListener = (listener: Listener): Promise<void> =>
  new Promise((resolve) => {
    listener.close(() => {
      resolve();
    });
    listener.closeAllConnections();
  });

/** A server that listens. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}
