import { API_ROOT } from '../../../src/runtime/http/match.js';
import { type Body, type Client } from '../../support/client.js';
import { checkResponse } from '../../support/contract.js';
import { headOf, RawSocket, until } from '../../support/raw-socket.js';

const EVENTS = '/events';

/** A queue, and the newest event that its client has. */
export interface Polled {
  readonly queue_id: string;
  readonly last_event_id: number;
}

export interface RawResponse {
  readonly status: number;
  /** The status line and each header, in the order of their names. */
  readonly head: readonly string[];
  readonly headers: Headers;
  readonly body: Body;
}

/** A client that writes its polls on one connection, in the same form each time. */
export class RawPoller {
  private constructor(
    private readonly client: Client,
    readonly connection: RawSocket,
  ) {}

  static async open(client: Client): Promise<RawPoller> {
    const connection = await RawSocket.open(client.url);
    // The kernel would keep a short text back until what was sent before it has arrived.
    connection.socket.setNoDelay();
    return new RawPoller(client, connection.read());
  }

  /** The text of a request. */
  textOf(path: string, headers: Readonly<Record<string, string>> = {}): string {
    const { authorization: Authorization = '' } = this.client;
    return headOf(API_ROOT + path, { headers: { Authorization, 'User-Agent': 'raw', ...headers } });
  }

  pollText({ queue_id, last_event_id }: Polled, headers: Readonly<Record<string, string>> = {}): string {
    return this.textOf(`${EVENTS}?queue_id=${queue_id}&last_event_id=${last_event_id}`, headers);
  }

  /** Sends a poll, and waits for its response. */
  poll(queue: Polled, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> {
    this.connection.write(this.pollText(queue, headers));
    return this.next();
  }

  /** Returns the next response, held against the contract. */
  async next(path = EVENTS): Promise<RawResponse> {
    const { connection } = this;
    await until(() => connection.isClosed || this.#length !== undefined);
    const length = this.#length;
    if (length === undefined) throw new Error(`The connection was closed after: ${connection.text}`);
    const response = connection.text.slice(0, length);
    connection.text = connection.text.slice(length);
    const [head = '', text = ''] = response.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = new Headers(lines.map((one) => one.split(': ') as [string, string]));
    const status = Number(line.split(' ')[1]);
    const raw = Buffer.from(text, 'latin1').toString();
    return {
      status,
      headers,
      head: [line, ...lines.sort()],
      body: checkResponse('GET', path, { status, headers }, raw),
    };
  }

  close(): void {
    this.connection.close();
  }

  /** The length of the first whole response that was read. */
  get #length(): number | undefined {
    const { text } = this.connection;
    const body = text.indexOf('\r\n\r\n') + 4;
    const bytes = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, body))?.[1];
    if (body < 4 || bytes === undefined) return undefined;
    const length = body + Number(bytes);
    return text.length >= length ? length : undefined;
  }
}
