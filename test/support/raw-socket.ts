import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as pause } from 'node:timers/promises';

/** A connection on which a test writes HTTP text. */
export class RawSocket {
  /** The text that was read so far. */
  text = '';
  isClosed = false;

  private constructor(readonly socket: Socket) {
    socket.once('close', () => {
      this.isClosed = true;
    });
    // A connection that the server closes is reset if bytes are still on their way.
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    await once(socket, 'connect');
    return raw;
  }

  /** Starts reading. */
  read(): this {
    this.socket.on('data', (bytes: Buffer) => {
      this.text += bytes.toString('latin1');
    });
    return this;
  }

  write(text: string): this {
    this.socket.write(text);
    return this;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Waits until a condition holds that the server's work brings about. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause();
};

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The head of a request. */
export const headOf = (path: string, { method = 'GET', headers = {} }: Request = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
