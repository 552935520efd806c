import { expect } from 'chai';

import { systemGroupIds } from '../../../src/chat/user-groups/system-groups.js';
import { hydrateMessages } from '../../../src/chat/messages/fetching/hydrate-messages.js';
import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { registerMessages } from '../../../src/chat/messages/register.js';
import type { MessageDraft } from '../../../src/chat/messages/sending/persist-message.js';
import { sendDirectly } from '../../../src/chat/messages/sending/direct-message.js';
import { sendToChannel } from '../../../src/chat/messages/sending/channel-message.js';
import { findWindow } from '../../../src/chat/messages/narrow/anchor-window.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { findUser, type User } from '../../../src/chat/users/model/store.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { makeChannel, say, setOrganization, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';

const FEW = 10;
const MANY = 6000;

describe('The number of statements for messages', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let sender: User;
  let observed = 0;

  before(async () => {
    server = await startServer({ overrides: { observe: () => (observed += 1) } });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    for (const [name, count] of [
      ['few', FEW],
      ['many', MANY],
    ] as const) {
      await addCrowd(server, await makeChannel(anna, name, [ben]), name, count);
    }
    sender = await account(anna);
  });
  after(() => server.close());

  const account = async ({ id }: Person): Promise<User> => {
    const user = await server.services.store.read((tx) => findUser(tx, id));
    if (!user) throw new Error(`There is no account ${id}.`);
    return user;
  };

  /** Counts the statements of a committed transaction, including those of the event log. */
  const count = async (work: (tx: Tx) => Promise<unknown>): Promise<number> => {
    let statements = 0;
    await server.services.store.write(async (tx) => {
      await work(tx);
      statements = tx.statements;
    });
    const sequenceAndEvents = 2;
    return statements + sequenceAndEvents;
  };

  const outgoing = (content: string): MessageDraft => ({
    sender,
    content,
    client: 'test',
    readBySender: true,
  });
  const send = (channel: string, topic: string, content = 'x'): Promise<number> =>
    count((tx) => sendToChannel({ tx, services: server.services }, outgoing(content), channel, topic));

  it('is small, and the same for few and for many recipients', async () => {
    await setOrganization(server, { wildcard_mention_policy: 1 });
    await server.services.organization.fresh();
    for (const channel of ['few', 'many']) {
      const mentionAll = '@**all** @**topic** :smile: $$x$$';
      expect(await send(channel, 'a'), `the first message to ${channel}`).to.equal(7);
      expect(await send(channel, 'b'), 'a new topic').to.equal(6);
      expect(await send(channel, 'a'), 'one more message').to.equal(4);
      expect(await send(channel, 'a', '@**all**'), 'with a wildcard mention').to.equal(4);
      expect(await send(channel, 'a', mentionAll), 'with both wildcard mentions').to.equal(6);
      expect(await send(channel, 'a', '@**Ben** @**Anna**'), 'with mentions').to.equal(7);
      expect(await send(channel, 'a', '@**Ben**'), 'with a mention of a follower').to.equal(6);
      expect(await send(channel, 'c', '@**Ben**'), 'with a mention in a new topic').to.equal(8);
      expect(await send(channel, 'c', '#**few** #**many**'), 'with links to channels').to.equal(5);
    }
  });

  it('is small for direct messages', async () => {
    const others = [await account(ben)];
    const direct = (content: string): Promise<number> =>
      count((tx) => sendDirectly({ tx, services: server.services }, outgoing(content), others));
    expect(await direct('x'), 'the first message').to.equal(7);
    expect(await direct('x'), 'one more message').to.equal(4);
    expect(await direct('@**Ben**'), 'with a mention').to.equal(6);
  });

  it(
    'is the same for one and for many mentioned outgoing webhooks',
    withProductionBatches(async () => {
      const names = Array.from({ length: 20 }, (_, index) => `Hook ${index}`);
      for (const full_name of names) {
        const bot = { full_name, short_name: full_name.replace(' ', ''), bot_type: 3 };
        await anna.client.ok('POST', '/bots', bot);
      }
      const mentions = names.map((name) => `@**${name}**`);
      await send('few', 'hooks');
      const one = await send('few', 'hooks', mentions[0]);
      expect(await send('few', 'hooks', mentions.join(' '))).to.equal(one);
      await server.server.workers.webhooks.settled();
    }),
  );

  it(
    'is the same for edits and moves of messages with few and with many recipients',
    withProductionBatches(async () => {
      const requests = async (channel: string, messages: number): Promise<number[]> => {
        const to = await makeChannel(anna, `${channel} ${messages}`, [ben]);
        const ids: number[] = [];
        for (let index = 0; index < messages; index += 1)
          ids.push(await say(anna, channel, `of ${messages}`));
        const measured: number[] = [];
        for (const change of [
          { content: 'another' },
          { topic: `${messages}`, propagate_mode: 'change_all' },
          { stream_id: to, propagate_mode: 'change_all' },
        ]) {
          observed = 0;
          await edit(anna, ids[0] ?? 0, { ...change, send_notification_to_new_thread: false });
          measured.push(observed);
        }
        return measured;
      };
      const few = await requests('few', 1);
      expect(await requests('few', 20)).to.deep.equal(few);
      expect(await requests('many', 20)).to.deep.equal(few);
    }),
  );

  it(
    'is the same for reading few and many messages',
    withProductionBatches(async () => {
      for (let index = 0; index < 20; index += 1) await say(ben, 'few', `topic ${index % 3}`);
      await tell(anna, [ben]);
      const read = (before: number): Promise<number> =>
        server.services.store.read(async (tx) => {
          const narrow = await compileNarrow({ tx, services: server.services, actor: sender }, []);
          const window = { anchor: 10 ** 16, before, after: 0, includeAnchor: true };
          const { ids } = await findWindow(tx, sender.id, narrow, window);
          const named = { sql: `m.id IN (${ids.map(() => '?').join(', ')})`, values: ids };
          const found = await hydrateMessages({ tx, services: server.services, actor: sender }, named, {
            applyMarkdown: true,
            clientGravatar: true,
          });
          expect(found).to.have.length(before);
          return tx.statements;
        });
      const { caches } = server.services;
      for (const messages of [1, 20]) {
        caches.clear();
        // These are read once in the life of a server.
        await server.services.store.read((tx) => systemGroupIds({ tx, services: server.services }));
        expect(await read(messages), `${messages} from the store`).to.equal(8);
        expect(await read(messages), `${messages} in memory`).to.equal(4);
      }
    }),
  );

  it('is the same for few and many unread messages', async () => {
    const register = async (person: Person): Promise<number> => {
      const user = await account(person);
      return server.services.store.read(async (tx) => {
        await registerMessages(tx, user, () => true);
        return tx.statements;
      });
    };
    expect(await register(ben)).to.equal(await register(anna));
  });

  it(
    'is the same for few and many mentions that are not of the sender or the place of a narrow',
    withProductionBatches(async () => {
      const reader = await account(ben);
      await makeChannel(anna, 'quiet', [ben]);
      const read = (place: object): Promise<number> =>
        server.services.store.read(async (tx) => {
          const terms = [place, { operator: 'is', operand: 'mentioned' }] as never;
          const narrow = await compileNarrow({ tx, services: server.services, actor: reader }, terms);
          const window = { anchor: 10 ** 16, before: 1, after: 0, includeAnchor: true };
          expect((await findWindow(tx, reader.id, narrow, window)).ids).to.deep.equal([]);
          return tx.statements;
        });
      const carl = await server.person('Carl');
      const readAll = async (): Promise<readonly number[]> => [
        await read({ operator: 'sender', operand: carl.id }),
        await read({ operator: 'channel', operand: 'quiet' }),
      ];
      const mention = (): Promise<number> => say(anna, 'few', 'a', `@**${ben.name}|${ben.id}**`);
      await mention();
      const few = await readAll();
      for (let mentions = 1; mentions < 50; mentions += 1) await mention();
      expect(await readAll()).to.deep.equal(few);
    }),
  );

  it('does not grow with alert words, except after a change or a match', async () => {
    // The members of the channel are in memory then.
    await send('many', 'a');
    await ben.client.ok('POST', '/users/me/alert_words', { alert_words: ['soup'] });
    expect(await send('many', 'a'), 'after a change of alert words').to.equal(5);
    expect(await send('many', 'a')).to.equal(4);
    expect(await send('many', 'a', 'soup'), 'with an alert word').to.equal(5);
    await ben.client.ok('DELETE', '/users/me/alert_words', { alert_words: ['soup'] });
  });
});
