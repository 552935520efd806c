import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';

import type { Client } from 'ldapts';

export interface LdapServer {
  readonly url: string;
  readonly startTls: boolean;
  /** PEM. Undefined: the authorities built into Node.js. */
  readonly ca: string | undefined;
  readonly timeoutMs: number;
}

/** The certificate must match the host of the URL. */
const tlsOptions = ({ url, ca }: LdapServer): ConnectionOptions => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return { host, ...(isIP(host) === 0 && { servername: host }), ...(ca !== undefined && { ca }) };
};

/**
 * Opens a connection, runs the work and closes the connection. Destroys the socket when the time limit is over: the
 * library limits the time of a request, but not the TLS handshake after STARTTLS.
 */
export const withConnection = async <T>(
  server: LdapServer,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const { Client } = await import('ldapts');
  const sockets: Socket[] = [];
  const keep = <S extends Socket>(socket: S): S => {
    sockets.push(socket);
    return socket;
  };
  const { url, startTls, timeoutMs: timeout } = server;
  const client = new Client({
    url,
    timeout,
    connectTimeout: timeout,
    ...(url.startsWith('ldaps:') && { tlsOptions: tlsOptions(server) }),
    createConnection: ((port: number, host: string) =>
      keep(connectPlainly(port, host))) as typeof connectPlainly,
    createSecureConnection: ((...options: Parameters<typeof connectSecurely>) =>
      keep(connectSecurely(...options))) as typeof connectSecurely,
  });
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const deadline = setTimeout(close, timeout);
  try {
    if (startTls) await client.startTLS(tlsOptions(server));
    return await work(client);
  } finally {
    clearTimeout(deadline);
    await client.unbind().catch(() => undefined);
    close();
  }
};
