import { expect } from 'chai';

import { hasWord } from '../../../src/chat/users/alert-words/alert-index.js';
import { makeChannel, say, tell } from '../messages/fixtures.js';
import { testDialect } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';
import { events, watch } from './event-recorder.js';

describe('POST /users/me/alert_words', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('adds words once, ignoring case, and sends an event only to the requester', async () => {
    const [person, other] = [await site.person('Person'), await site.person('Other')];
    const [own, others] = [
      await watch(person.client, ['alert_words']),
      await watch(other.client, ['alert_words']),
    ];
    const add = (alert_words: string[]) => person.client.ok('POST', '/users/me/alert_words', { alert_words });
    expect((await add([' Logo ', 'logo', '', 'new design'])).alert_words).to.deep.equal([
      'Logo',
      'new design',
    ]);
    expect((await add(['LOGO'])).alert_words).to.deep.equal(['Logo', 'new design']);
    expect(await events(own)).to.deep.equal([{ type: 'alert_words', alert_words: ['Logo', 'new design'] }]);
    expect(await events(others)).to.deep.equal([]);
    const { alert_words } = await person.client.ok('POST', '/register', { event_types: ['alert_words'] });
    expect(alert_words).to.deep.equal(['Logo', 'new design']);
  });

  it('limits a user to 1000 alert words', async () => {
    const { client } = await site.person('Collector');
    const add = (from: number, to: number) => ({
      alert_words: Array.from({ length: to - from }, (_, index) => `word ${String(from + index)}`),
    });
    await client.ok('POST', '/users/me/alert_words', add(0, 999));
    const msg = 'Limit reached: at most 1000 alert words per user. Remove some first.';
    await client.fails('POST', '/users/me/alert_words', add(998, 1001), { code: 'BAD_REQUEST', msg });
    const { alert_words } = await client.ok('POST', '/users/me/alert_words', add(998, 1000));
    expect(alert_words).to.have.length(1000);
  });

  it('flags new messages that contain an alert word as a whole word', async () => {
    const person = await site.person('Reader');
    await person.client.ok('POST', '/users/me/alert_words', { alert_words: ['lunch'] });
    const queue = await watch(person.client, ['message']);
    for (const content of ['LUNCH, anyone?', 'lunchtime']) {
      await site.owner.ok('POST', '/messages', { type: 'direct', to: [person.id], content });
    }
    const flags = (await events(queue)).map((event) => event.flags.includes('has_alert_word'));
    expect(flags).to.deep.equal([true, false]);
    const narrow = [{ operator: 'is', operand: 'alerted' }];
    const found = await person.client.ok('GET', '/messages', {
      narrow,
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      apply_markdown: false,
    });
    expect(found.messages.map(({ content }: { content: string }) => content)).to.deep.equal([
      'LUNCH, anyone?',
    ]);
  });

  it('treats apostrophes and hyphens of every kind as the same, and İ as i', async () => {
    const person = await site.person('Alerted');
    const words = ["don't", 'l’équipe', 'well-known', 'İstanbul'];
    await person.client.ok('POST', '/users/me/alert_words', { alert_words: words });
    const flagged = async (content: string): Promise<boolean> => {
      const { id } = await site.owner.ok('POST', '/messages', { type: 'direct', to: [person.id], content });
      const { message } = await person.client.ok('GET', `/messages/${String(id)}`);
      return (message.flags as string[]).includes('has_alert_word');
    };
    for (const content of ['I don’t', "l'équipe", 'a well\u2011known one', 'in istanbul', 'İSTANBUL'])
      expect(await flagged(content), content).to.equal(true);
    expect(await flagged('done')).to.equal(false);
  });

  it('flags neither the name of an emoji nor another form of the word', async () => {
    const [anna, ben] = [await site.person('Nina'), await site.person('Bert')];
    await ben.client.ok('POST', '/users/me/alert_words', { alert_words: ['zebra'] });
    const alerts = async (content: string): Promise<boolean> => {
      const queue = await watch(ben.client, ['message']);
      await tell(anna, [ben], content);
      const [event] = await events(queue);
      return event?.flags.includes('has_alert_word') === true;
    };
    expect(await alerts('a zebra, finally')).to.equal(true);
    expect(await alerts(':zebra: and zebras')).to.equal(false);
  });

  it('flags channel messages only for recipients with the alert word', async () => {
    const [anna, ben, carla] = [
      await site.person('Anna'),
      await site.person('Ben'),
      await site.person('Carla'),
    ];
    for (const { client } of [ben, carla]) {
      await client.ok('POST', '/users/me/alert_words', { alert_words: ['c++', '🍕'] });
    }
    await makeChannel(anna, 'kitchen', [ben]);
    const read = async (content: string): Promise<boolean[]> => {
      const queues = [await watch(anna.client, ['message']), await watch(ben.client, ['message'])];
      await say(anna, 'kitchen', 'food', content);
      const told = await Promise.all(queues.map(events));
      return told.map(([event]) => event?.flags.includes('has_alert_word'));
    };
    expect(await read('Learn C++!')).to.deep.equal([false, true]);
    expect(await read('🍕?')).to.deep.equal([false, true]);
    expect(await read('c+ +')).to.deep.equal([false, false]);
    await ben.client.ok('DELETE', '/users/me/alert_words', { alert_words: ['C++'] });
    expect(await read('Learn C++!')).to.deep.equal([false, false]);
  });

  // A SQLite file has one process.
  if (testDialect === 'mysql') {
    it('takes effect immediately in every process', async () => {
      const database = await migratedTestDatabase();
      const one = await startServer({ database });
      const other = await startServer({ database });
      const { id, client } = await one.person('Reader');
      const writes = async (words: string): Promise<void> => {
        await client.ok('POST', '/users/me/alert_words', { alert_words: [words] });
        await other.owner.ok('POST', '/messages', { type: 'direct', to: [id], content: `Here: ${words}` });
      };
      await writes('tea');
      await writes('coffee');
      const narrow = [{ operator: 'is', operand: 'alerted' }];
      const around = { narrow, anchor: 'newest', num_before: 10, num_after: 0 };
      expect((await client.ok('GET', '/messages', around)).messages).to.have.length(2);
      await other.close();
      await one.close();
      await database.remove();
    });
  }

  it('distinguishes whole words from parts of words in any alphabet', () => {
    expect(hasWord('a logo, then', 'logo')).to.equal(true);
    expect(hasWord('logos or catalogo or a logo', 'logo')).to.equal(true);
    expect(hasWord('logos', 'logo')).to.equal(false);
    expect(hasWord('обедать', 'обед')).to.equal(false);
    expect(hasWord('(c++)', 'c++')).to.equal(true);
    for (const text of [
      '*logo*',
      '`logo`',
      '"logo"',
      '> logo:',
      'a\nlogo\tb',
      '„logo“',
      'ロゴ、logo。',
      '[logo]!',
    ]) {
      expect(hasWord(text, 'logo'), text).to.equal(true);
    }
    for (const text of [
      ':logo:',
      '@logo',
      '#logo',
      '/logo',
      'logo/',
      'logo-less',
      'a_logo',
      'logo@b',
      '~logo~',
    ]) {
      expect(hasWord(text, 'logo'), text).to.equal(false);
    }
    expect(hasWord('𝒜x', 'x')).to.equal(false);
  });
});
