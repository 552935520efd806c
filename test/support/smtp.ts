import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { keepLinks } from './secrets/find.js';

/** An email that the server accepted. */
export interface TakenMail {
  readonly to: string;
  /** Headers and body. */
  readonly data: string;
}

/** The server's reply to a line, instead of the usual one. Null sends no reply. */
export type Reply = (line: string) => string | null | undefined;

const USUAL: readonly [RegExp, string][] = [
  [/^(EHLO|HELO|MAIL|RCPT|RSET)/i, '250 ok'],
  [/^DATA/i, '354 go on'],
];

/** An SMTP server that stores the emails it accepts. */
export class SmtpServer {
  readonly mails: TakenMail[] = [];
  /** All emails that clients sent, accepted or not. */
  readonly given: TakenMail[] = [];
  readonly lines: string[] = [];
  connections = 0;
  reply: Reply = () => undefined;
  readonly #sockets = new Set<Socket>();
  readonly #listener: Server;
  #waiting: { readonly sign: string; readonly resolve: () => void }[] = [];

  private constructor() {
    this.#listener = createServer((socket) => {
      this.#serve(socket);
    });
  }

  static async start(): Promise<SmtpServer> {
    const server = new SmtpServer();
    server.#listener.listen(0, '127.0.0.1');
    await once(server.#listener, 'listening');
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** The number of connected clients. */
  get open(): number {
    return this.#sockets.size;
  }

  /** Resolves when a client sends a line with this start. */
  heard(sign: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ sign, resolve });
    });
  }

  /** Resolves when all clients have disconnected. */
  async left(): Promise<void> {
    await Promise.all(Array.from(this.#sockets, (socket) => once(socket, 'close')));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#listener.close();
    await once(this.#listener, 'close');
  }

  #serve(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    let rest = '';
    let data: string[] | undefined;
    let to = '';
    const say = (line: string, usual: string): void => {
      const reply = this.reply(line);
      if (reply !== null) socket.write(`${reply ?? usual}\r\n`);
    };
    const take = (line: string): void => {
      if (data && line !== '.') {
        data.push(line);
        return;
      }
      this.lines.push(line);
      if (data) {
        const mail = { to, data: data.join('\n') };
        this.given.push(mail);
        keepLinks(mail.data);
        if (this.reply(line) === undefined) this.mails.push(mail);
        data = undefined;
        say(line, '250 taken');
      } else {
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        if (/^DATA/i.test(line)) data = [];
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say(line, USUAL.find(([sign]) => sign.test(line))?.[1] ?? '500 what?');
      }
      const [heard, waiting] = [this.#waiting.filter(({ sign }) => line.startsWith(sign)), this.#waiting];
      this.#waiting = waiting.filter((one) => !heard.includes(one));
      for (const { resolve } of heard) resolve();
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  }
}
