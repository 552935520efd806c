import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { overTcp } from '../../support/database-server.js';

/**
 * The effect of the proxy on a COMMIT. `pass`: it arrives. `unsent`: the connection breaks before it
 * arrives. `unanswered`: the connection breaks before the response. `late`: it arrives long after the client disconnected.
 * `stuck`: it never arrives, and the server never notices that the client disconnected. `refused` and `denied`: the response
 * is an error, as from a node of Galera that is cut off. With `denied`, the COMMIT took effect nevertheless, at the other nodes.
 */
export type Fate = 'pass' | 'unsent' | 'unanswered' | 'late' | 'stuck' | 'refused' | 'denied';

const LATE_MS = 300;

const COM_QUERY = 3;

/** The packet of the command COMMIT: length, sequence, COM_QUERY, on MySQL the number of attributes, and the text. */
const isCommit = (data: Buffer): boolean =>
  data[4] === COM_QUERY && data.toString('latin1').endsWith('COMMIT');

/** A response: Galera's error during COMMIT (1180). Length, sequence, the mark of an error, its number, state and text. */
const refusal = (): Buffer => {
  const body = Buffer.from('\xff\x9c\x04#HY000Got error 6 during COMMIT', 'latin1');
  return Buffer.concat([Buffer.from([body.length, 0, 0, 1]), body]);
};

/** A network between the store and the database that breaks on command. */
export class Proxy {
  /** The fate of the next COMMIT. Later ones pass. */
  fate: Fate = 'pass';
  /** Whether the proxy accepts connections. */
  open = true;
  commits = 0;
  /** Milliseconds by which everything is delayed, in each direction. */
  latencyMs = 0;
  /** What waits while the network drops packets. Their senders send them again afterwards. */
  #held: (() => void)[] | undefined;
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async to(databaseUrl: string): Promise<Proxy> {
    const server = createServer();
    const proxy = new Proxy(server, overTcp(databaseUrl));
    server.on('connection', (client) => {
      proxy.#join(client);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get databaseUrl(): string {
    const url = new URL(this.target.href);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Lets nothing through until `release`, without an error. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const deliver of held) deliver();
  }

  /** Closes all open connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((done) =>
      this.server.close(() => {
        done();
      }),
    );
  }

  #deliver(send: () => void): void {
    if (this.#held) this.#held.push(send);
    else if (this.latencyMs > 0) setTimeout(send, this.latencyMs);
    else send();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #join(client: Socket): void {
    this.#keep(client);
    if (!this.open) {
      client.destroy();
      return;
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    this.#keep(server);
    let abandoned = false;
    client.on('data', (data) => {
      if (!isCommit(data)) {
        this.#deliver(() => server.write(data));
        return;
      }
      this.commits += 1;
      const { fate } = this;
      this.fate = 'pass';
      abandoned = fate === 'late' || fate === 'stuck';
      this.#meet(fate, data, client, server);
    });
    this.#passOn(server, client);
    server.once('close', () => client.destroy());
    client.once('close', () => {
      if (!abandoned) server.destroy();
    });
  }

  #passOn(server: Socket, client: Socket): void {
    server.on('data', (data) => {
      this.#deliver(() => client.write(data));
    });
  }

  #meet(fate: Fate, commit: Buffer, client: Socket, server: Socket): void {
    switch (fate) {
      case 'pass':
        this.#deliver(() => server.write(commit));
        break;
      case 'unsent':
        client.destroy();
        server.destroy();
        break;
      case 'unanswered':
        server.removeAllListeners('data');
        server.once('data', () => {
          client.destroy();
          server.destroy();
        });
        server.write(commit);
        break;
      case 'late':
        client.destroy();
        setTimeout(() => server.write(commit), LATE_MS);
        break;
      case 'stuck':
        client.destroy();
        break;
      case 'refused':
        client.write(refusal());
        break;
      case 'denied':
        server.removeAllListeners('data');
        server.once('data', () => {
          client.write(refusal());
          this.#passOn(server, client);
        });
        server.write(commit);
        break;
    }
  }
}
