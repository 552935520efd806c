import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Returns the same numbers from 0 to 1 for the same seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A network that breaks each connection after a random number of bytes, in either direction, abruptly or not. */
export class UnreliableProxy {
  /** The URL of the server. */
  target = '';
  /** How many connections it broke. */
  broken = 0;
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly random: () => number,
    private readonly fewBytes: number,
  ) {
    server.on('connection', (client) => {
      this.#join(client);
    });
  }

  static async start(random: () => number, fewBytes: number): Promise<UnreliableProxy> {
    const server = createServer({ allowHalfOpen: false });
    const proxy = new UnreliableProxy(server, random, fewBytes);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    const { hostname, port } = new URL(this.target);
    const server = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      this.#forward(socket, other);
    }
  }

  /**
   * Returns how many bytes pass: mostly few, but any number now and then, so that each response gets through at some
   * time.
   */
  #bytes(): number {
    return Math.floor(this.fewBytes * (this.random() ** -1.2 - 1));
  }

  /** Passes on a random number of bytes. Then it closes both connections, the second one perhaps after these bytes. */
  #forward(from: Socket, to: Socket): void {
    let left = this.#bytes();
    const isAbrupt = this.random() < 0.5;
    from.on('data', (data) => {
      if (data.length <= left) {
        left -= data.length;
        to.write(data);
        return;
      }
      this.broken += 1;
      if (isAbrupt) {
        to.write(data.subarray(0, left));
        to.destroy();
        return;
      }
      to.end(data.subarray(0, left), () => from.destroy());
      left = 0;
    });
  }
}
