import type { Deviation } from '../check-response.js';
import { checkEvent } from '../check-response.js';

/** A longer event is not checked. */
const MAX_EVENT = 2 ** 20;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Checks the events of an event stream as they pass. */
export class EventStreamCheck {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #isTooLong = false;

  constructor(private readonly found: (deviation: Deviation) => void) {}

  add(chunk: Buffer): void {
    const messages = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    this.#rest = messages.pop() ?? '';
    for (const message of messages) {
      if (!this.#isTooLong) this.#check(message);
      this.#isTooLong = false;
    }
    if (this.#rest.length <= MAX_EVENT) return;
    this.#rest = '';
    this.#isTooLong = true;
  }

  #check(message: string): void {
    const data = message
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart());
    if (data.length === 0) return;
    const event = parse(data.join('\n'));
    if (event === undefined) this.found({ rule: 'data', place: '', expected: 'JSON' });
    else for (const deviation of checkEvent(event)) this.found(deviation);
  }
}
