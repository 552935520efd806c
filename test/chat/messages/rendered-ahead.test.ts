import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { mayTakeLong, RenderedAhead } from '../../../src/markdown/ahead.js';
import { render } from '../../../src/markdown/render.js';
import { testDialect } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Long enough to be rendered before the transaction. */
const PADDING = 'lorem ipsum '.repeat(50);

describe('a message that is rendered before its transaction', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  });
  afterEach(() => site.close());

  const rendered = async (id: number): Promise<string> =>
    (await anna.client.ok('GET', `/messages/${id}`)).message.content;

  /** Sends a request that writes, and makes a change of the store before its transaction and after its rendering. */
  const meanwhile = async <T>(
    sql: string,
    values: readonly (string | number)[],
    send: () => Promise<T>,
  ): Promise<T> => {
    const { store } = site.services;
    let sent: Promise<T> | undefined;
    await store.write(async (tx) => {
      sent = send();
      const isWaiting = (): boolean => store.connections.transactions.waiting > 0;
      for (let turns = 0; turns < 2_000 && !isWaiting(); turns += 1) await nextTurn();
      await tx.run(sql, values);
    });
    if (!sent) throw new Error('Nothing was sent.');
    return sent;
  };

  // On MariaDB, both transactions run at once.
  if (testDialect === 'sqlite')
    it('names users as they are when it is stored', async () => {
      const content = `${PADDING} @**Ben**`;
      const { id } = await meanwhile(
        'UPDATE users SET full_name = ?, full_name_key = ? WHERE id = ?',
        [...['Benjamin', 'benjamin', ben.id]],
        () => anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content }),
      );
      const html = await rendered(id);
      expect(html).to.include('@<strong>Ben</strong>');
    });

  it('is the same as one that is rendered within it', async () => {
    for (const content of [`${PADDING} @**Ben** :tada: $$x^2$$`, '```python\nx = 1\n```', 'short @**Ben**']) {
      const { id } = await anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content });
      const { rendered: html } = await anna.client.ok('POST', '/messages/render', { content });
      expect(await rendered(id)).to.equal(html);
      await anna.client.ok('PATCH', `/messages/${id}`, { content: `${content}\n\n@**Anna**` });
      expect(await rendered(id))
        .to.include('user-mention')
        .and.include('@Anna');
    }
  });

  it('is refused like one that is rendered within it', async () => {
    const content = '$$\\rule{1em}{1em}$$ '.repeat(400);
    const wanted = { msg: 'Message is too long when rendered (limit: 120000 bytes)' };
    await anna.client.fails('POST', '/messages', { type: 'direct', to: [anna.id], content }, wanted);
    await anna.client.fails('POST', '/messages/render', { content }, wanted);
  });
});

describe('HTML that was rendered ahead', () => {
  const source = 'x '.repeat(300);
  const users = (...names: string[]) => {
    const known = names.map((full_name, index) => ({ id: index + 1, full_name, isActive: true }));
    return {
      users: new Map(known.map((user) => [user.id, user])),
      usersByKey: new Map(known.map((user) => [user.full_name, user])),
      groupsByKey: new Map<string, { id: number; name: string }>(),
      channelsByKey: new Map<string, { stream_id: number; name: string }>(),
    };
  };

  it('is used for the same text with equal names and settings only', async () => {
    const context = { names: users('ben'), defaultCodeLanguage: 'c', translatesEmoticons: true };
    const ahead = await RenderedAhead.of(source, context);
    const first = await ahead.use(source, context);
    expect(await ahead.use(source, { ...context, names: users('ben') })).to.equal(first);
    for (const other of [
      { ...context, names: users('carl') },
      { ...context, names: users('ben', 'carl') },
      { ...context, defaultCodeLanguage: 'python' },
      { ...context, translatesEmoticons: false },
      { ...context, showsPreviews: true },
      { ...context, emojiImages: new Map<string, string>() },
      {
        ...context,
        uploads: {
          all: new Map([['1/a', { id: 1, dimensions: undefined, thumbnail: undefined, isAnimated: false }]]),
          find: () => undefined,
        },
      },
    ])
      expect(await ahead.use(source, other)).not.to.equal(first);
    expect(await ahead.use(`${source}y`, context)).not.to.equal(first);
  });

  it('is made of texts that may take long', () => {
    for (const text of ['x'.repeat(501), '$$x$$', '```\nx\n```', '~~~\nx', 'a\n  ```c'])
      expect(mayTakeLong(text), text).to.equal(true);
    for (const text of ['x'.repeat(500), 'hello', '`code`']) expect(mayTakeLong(text), text).to.equal(false);
  });

  it('has the error of the text', async () => {
    const context = { most: 100 };
    const ahead = await RenderedAhead.of(source, context);
    const failure = await ahead.use(source, context).catch((error: unknown) => error);
    expect(failure).to.deep.equal(await render(source, context).catch((error: unknown) => error));
    expect(failure).to.be.instanceOf(Error);
  });
});
