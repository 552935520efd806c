import { Agent, request } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Sent {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Any method may have one. `fetch` cannot send one with GET. */
  readonly body: Buffer | string;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Closes unused connections long before the server does, since a request on a closing connection would fail.
 */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

type Connect = (url: URL) => Duplex;

let connect: Connect | undefined;

/** Makes all requests use connections of another kind than sockets. */
export const connectWith = (other: Connect): void => {
  connect = other;
};

const connecting = (url: URL) => {
  const made = connect;
  return made ? { createConnection: () => made(url) } : { agent };
};

/** Sends a request and reads its response, with a third of the CPU time that `fetch` takes. */
export const exchange = (
  method: string,
  { url, headers, body }: Sent,
  signal?: AbortSignal,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const length = body.length === 0 ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      ...connecting(url),
      headers: { ...headers, ...length },
      ...(signal && { signal }),
    };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const entries = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(entries),
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
