import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Body } from '../../../support/client.js';

/** A request that a service received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, or an object that is sent as JSON. */
  readonly body?: string | object;
}

/** Returns the reply to a request. Null sends no reply. A function writes the response itself. */
export type Respond = (request: ReceivedRequest) => Reply | null | ((response: ServerResponse) => void);

/** A service of outgoing webhooks: a real HTTP server on this machine. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  respond: Respond = () => ({});
  readonly #server: Server;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(private readonly host: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        this.#take({ method, path, headers, text: Buffer.concat(chunks).toString() }, response);
      });
    });
  }

  static async start(host = '127.0.0.1', port = 0): Promise<Receiver> {
    const receiver = new Receiver(host);
    receiver.#server.listen(port, host);
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://${this.host}:${this.port}`;
  }

  /** The bodies of the requests, which are JSON. */
  get bodies(): Body[] {
    return this.requests.map(({ text }) => JSON.parse(text));
  }

  /** Resolves when this many requests have arrived since the start. */
  received(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push({ count, resolve });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(request: ReceivedRequest, response: ServerResponse): void {
    this.requests.push(request);
    const reply = this.respond(request);
    if (typeof reply === 'function') reply(response);
    else if (reply) {
      const { status = 200, headers = {}, body = {} } = reply;
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    for (const { count, resolve } of this.#waiting) if (this.requests.length >= count) resolve();
    this.#waiting = this.#waiting.filter(({ count }) => this.requests.length < count);
  }
}
