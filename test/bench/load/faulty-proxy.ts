import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, buffer } from 'node:stream/consumers';

export interface Event {
  readonly id: number;
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Spoils some events. */
export interface Fault {
  /** How many events of messages one response must have for it. */
  readonly least: number;
  readonly spoil: (events: readonly Event[]) => readonly Event[];
}

/** Returns the queue of a request for events. */
const queueOf = ({ url = '' }: IncomingMessage): string | undefined =>
  /^\/api\/v1\/events\?queue_id=([^&]+)/.exec(url)?.[1];

const send = (
  response: ServerResponse,
  { statusCode = 500, headers }: IncomingMessage,
  body: string | Buffer,
): void => {
  response.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

/** A server between clients and another server that spoils the events of one queue once. */
export class FaultyProxy {
  #victim: string | undefined;
  #hasFailed = false;
  #isArmed = false;

  private constructor(
    private readonly target: URL,
    private readonly fault: Fault,
  ) {}

  readonly #server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const { hostname, port } = this.target;
    const outgoing = request({ hostname, port, method, path: url, headers }, (answer) => {
      void this.#pass(answer, response, queueOf(incoming));
    });
    outgoing.on('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });

  static async start(target: string, fault: Fault): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(new URL(target), fault);
    await new Promise<void>((resolve) => {
      proxy.#server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether the fault has happened. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** The next message is spoiled. */
  arm(): void {
    this.#isArmed = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #pass(answer: IncomingMessage, response: ServerResponse, queue: string | undefined): Promise<void> {
    if (queue === undefined || !this.#isArmed || this.#hasFailed) {
      send(response, answer, await buffer(answer));
      return;
    }
    const body = (await json(answer)) as { readonly events: readonly Event[] };
    send(response, answer, JSON.stringify({ ...body, events: this.#spoil(body.events, queue) }));
  }

  /** Spoils the events of the first queue that gets a message. Until there are enough, its client gets none of them. */
  #spoil(events: readonly Event[], queue: string): readonly Event[] {
    const messages = events.filter(({ type }) => type === 'message').length;
    if (messages > 0) this.#victim ??= queue;
    if (queue !== this.#victim || messages === 0) return events;
    if (messages < this.fault.least) return [];
    this.#hasFailed = true;
    return this.fault.spoil(events);
  }
}
