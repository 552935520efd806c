import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

import { API_ROOT } from '../../../src/runtime/http/match.js';
import type { Client } from '../../support/client.js';

export interface StreamedMessage {
  /** Absent if the message has no ID of its own. */
  readonly id?: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read events freely.
  readonly event: any;
}

export interface StreamedQueue {
  readonly queue_id: string;
  readonly last_event_id?: number;
}

/** Reads the blocks of a stream. A block is what precedes an empty line. */
export class StreamClient {
  #rest = '';
  readonly #blocks: string[] = [];
  #arrived: () => void = () => undefined;
  #isOver = false;

  private constructor(
    private readonly request: ClientRequest,
    readonly response: IncomingMessage,
  ) {
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      const parts = (this.#rest + text).split('\n\n');
      this.#rest = parts.pop() ?? '';
      this.#blocks.push(...parts);
      this.#arrived();
    });
    response.once('close', () => {
      this.#isOver = true;
      this.#arrived();
    });
    // The test may close the connection.
    response.on('error', () => undefined);
  }

  static async open(
    client: Client,
    queue: StreamedQueue,
    headers: Record<string, string> = {},
  ): Promise<StreamClient> {
    const url = new URL(`${API_ROOT}/events/stream`, client.url);
    for (const [name, value] of Object.entries(queue)) url.searchParams.set(name, String(value));
    const request = get(url, {
      agent: false,
      headers: { Authorization: client.authorization ?? '', ...headers },
    });
    request.on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return new StreamClient(request, response);
  }

  /** Waits for the next block. Returns undefined at the end of the stream. */
  async block(): Promise<string | undefined> {
    while (this.#blocks.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    return this.#blocks.shift();
  }

  /** Waits for the next event, and skips everything else. */
  async event(): Promise<StreamedMessage | undefined> {
    for (;;) {
      const block = await this.block();
      if (block === undefined) return undefined;
      const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
      const data = fields.get('data');
      if (data === undefined) continue;
      const id = fields.get('id');
      return { event: JSON.parse(data), ...(id !== undefined && { id: Number(id) }) };
    }
  }

  /** Stops to read, so that the buffers of the connection fill. */
  pause(): void {
    this.response.pause();
  }

  /** Closes the connection at once, with what has not been read yet. */
  cut(): void {
    this.request.destroy();
  }
}
