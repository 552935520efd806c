import { randomInt } from 'node:crypto';

import { expect } from 'chai';

import { BadRequestError, type Client } from '../../client/src/index.js';
import { ManualClock } from '../support/clock.js';
import type { TestDatabase } from '../support/databases.js';
import { startServer, type TestServer } from '../support/server.js';
import { migratedTestDatabase } from '../support/store.js';
import { clientOf } from './fixtures.js';
import { randomOf, UnreliableProxy } from './unreliable-proxy.js';

const MESSAGES = 60;
/** After these messages the server restarts. */
const RESTARTS = [15, 35];
const LAST = 'the last one';
const END = 'after the deletion';

/** `SEED=<n>` repeats a run. */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

describe(`a client whose connections break after random bytes (SEED=${seed})`, () => {
  const clock = new ManualClock();
  let database: TestDatabase;
  let site: TestServer;
  let proxy: UnreliableProxy;
  let client: Client;

  const start = async (): Promise<void> => {
    site = await startServer({ database, clock });
    proxy.target = site.url;
  };

  before(async () => {
    const random = randomOf(seed);
    database = await migratedTestDatabase();
    proxy = await UnreliableProxy.start(random, 300);
    await start();
    client = clientOf(site.owner, { site: proxy.url, attempts: Infinity, random });
  });
  after(async () => {
    proxy.stop();
    await site.close();
    await database.remove();
  });

  const send = (content: string, topic: string): Promise<unknown> =>
    client.sendMessage({ type: 'channel', to: 'general', topic, content });

  const sendAll = async (contents: readonly string[], topic: string): Promise<void> => {
    for (const [index, content] of contents.entries()) {
      await send(content, topic);
      if (!RESTARTS.includes(index)) continue;
      await site.close();
      await start();
    }
    await send(LAST, topic);
  };

  /** Returns the contents and the IDs of a topic, over a connection that does not break. */
  const read = async (topic: string): Promise<{ contents: string[]; ids: number[] }> => {
    const { messages } = await clientOf(site.owner).listMessages({
      anchor: 'newest',
      num_before: 5 * MESSAGES,
      num_after: 0,
      apply_markdown: false,
      narrow: [{ operator: 'topic', operand: topic }],
    });
    return { contents: messages.map(({ content }) => content), ids: messages.map(({ id }) => id) };
  };

  /** Deletes the messages. Without a capability, clients get several events for each batch. */
  const deleteAll = async (topic: string): Promise<void> => {
    const { stream_id } = await client.getChannelId({ stream: 'general' });
    let { complete } = await client.deleteTopic({ stream_id, topic_name: topic });
    while (!complete) ({ complete } = await client.deleteTopic({ stream_id, topic_name: topic }));
    await send(END, 'another topic');
  };

  it('throws the error of the server, and none of the connection', async () => {
    for (let count = 0; count < 30; count += 1) {
      const error = await client
        .getUser({ user_id_or_email: 'unknown@example.com' })
        .catch((one: unknown) => one);
      expect(error).to.be.instanceOf(BadRequestError);
    }
  });

  for (const transport of ['poll', 'stream'] as const)
    it(`sends each message once, and receives each event once and in order (${transport})`, async () => {
      const contents = Array.from({ length: MESSAGES }, (_, index) => `${transport} ${index}`);
      const all = [...contents, LAST];
      const received: string[] = [];
      const deleted: unknown[] = [];
      let kept: number[] = [];
      let changes: Promise<void> | undefined;
      const types = ['registered', 'message', 'delete_message'] as const;
      for await (const event of client.events({ types, transport, apply_markdown: false })) {
        if (event.type === 'registered') {
          expect(event.missedEvents).to.equal(false);
          changes = sendAll(contents, transport);
        } else if (event.type === 'delete_message') {
          deleted.push(event.message_id);
        } else if (event.message.content === END) {
          break;
        } else {
          received.push(event.message.content);
          if (event.message.content !== LAST) continue;
          await changes;
          const topic = await read(transport);
          expect(topic.contents).to.deep.equal(all);
          kept = topic.ids;
          changes = deleteAll(transport);
        }
      }
      await changes;
      expect(received).to.deep.equal(all);
      expect(deleted).to.have.length(kept.length).and.to.have.members(kept);
      expect(proxy.broken).to.be.greaterThan(10);
    });
});
