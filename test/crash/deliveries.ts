import type { Body, Client } from '../support/client.js';
import type { QueueWatcher } from './queue-watcher.js';
import type { Site } from './site.js';
import type { Report } from './types.js';

/** The topic of scheduled messages. */
export const LATER = 'for later';
/** More than a run schedules. */
const MOST_MESSAGES = 5000;

const countOf = (token: string, tokens: readonly string[]): number =>
  tokens.filter((one) => one === token).length;

/** Scheduled messages, which a worker of the server sends some time after they are due. */
export class Deliveries {
  readonly #acknowledged = new Set<string>();

  get count(): number {
    return this.#acknowledged.size;
  }

  acknowledge(token: string): void {
    this.#acknowledged.add(token);
  }

  /** Waits for all deliveries, and reports those that are lost or doubled. */
  async check(site: Site, watchers: readonly QueueWatcher[], report: Report): Promise<void> {
    for (const token of this.#acknowledged)
      await Promise.all(watchers.map((watcher) => watcher.until(`delivered/${token}`)));
    for (const { person, delivered } of watchers)
      this.#compare(`queue of ${person.email}`, delivered, report);
    this.#compare('stored', await readDelivered(await site.client(site.owner), site.channel.id), report);
  }

  /** A scheduled message without a response may be sent, once. */
  #compare(where: string, delivered: readonly string[], report: Report): void {
    for (const token of new Set([...this.#acknowledged, ...delivered])) {
      const times = countOf(token, delivered);
      if (times !== 1) report(`${where}: the scheduled message ${token} is there ${times} times`);
    }
  }
}

const readDelivered = async (client: Client, channel: number): Promise<string[]> => {
  const { messages } = await client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: MOST_MESSAGES,
    num_after: 0,
    apply_markdown: false,
    narrow: [
      { operator: 'channel', operand: channel },
      { operator: 'topic', operand: LATER },
    ],
  });
  return (messages as Body[]).map(({ content }) => content as string);
};
