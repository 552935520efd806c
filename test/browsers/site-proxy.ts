import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A reverse proxy as in production: it serves the pages of a web client, and forwards all else to the server. */
export class SiteProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The requests that were forwarded, oldest first. */
  readonly forwarded: IncomingMessage[] = [];
  /** The URL of the server. */
  target = '';

  private constructor(private readonly pages: Readonly<Record<string, string>>) {
    this.#server = createServer((incoming, response) => {
      this.#serve(incoming, response);
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(pages: Readonly<Record<string, string>>): Promise<SiteProxy> {
    const proxy = new SiteProxy(pages);
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** Closes all connections at once, as a network that fails does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  stop(): void {
    this.#server.close();
    this.cut();
  }

  #serve(incoming: IncomingMessage, response: ServerResponse): void {
    const page = this.pages[incoming.url ?? ''];
    // Without a server this is a site of pages alone.
    if (page !== undefined || this.target === '') {
      response
        .writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(page);
      return;
    }
    this.forwarded.push(incoming);
    const { method, headers, url = '/' } = incoming;
    const outgoing = request(new URL(url, this.target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // The server may stop while it sends a stream.
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }
}
