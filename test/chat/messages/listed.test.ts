import { expect } from 'chai';

import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { findWindow } from '../../../src/chat/messages/narrow/anchor-window.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import { upload } from '../attachments/fixtures.js';
import { testDialect } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { doubleMessages } from './double-messages.js';
import { makeChannel, say, setOrganization } from './fixtures.js';

const PROPERTIES = [
  ['has', 'link'],
  ['has', 'image'],
  ['has', 'attachment'],
  ['is', 'resolved'],
] as const;

describe('Messages with a rare property', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let statements: string[] = [];

  before(async () => {
    server = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    await makeChannel(anna, 'crowd', [ben]);
    await setOrganization(server, { wildcard_mention_policy: 1 });
  });
  after(() => server.close());

  /** Returns the plan of a statement. */
  const planOf = async (sql: string): Promise<string> => {
    // With a small ID, MariaDB would read the few messages up to it.
    const values = Array.from(sql.matchAll(/\?/g), () => 99_999);
    const rows = await server.services.store.read((tx) =>
      tx.all<Record<string, string | null>>(
        `${testDialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${sql}`,
        values,
      ),
    );
    return rows.map(({ detail, type, key, Extra }) => detail ?? [type, key, Extra].join(' ')).join();
  };

  const find = async (narrow: readonly object[]): Promise<readonly number[]> => {
    const { services } = server;
    return services.store.write(async (tx) => {
      const actor = (await findUser(tx, anna.id)) ?? expect.fail('There is no Anna.');
      const compiled = await compileNarrow({ tx, services, actor }, narrow as never);
      const window = { anchor: 10 ** 16, before: 50, after: 0, includeAnchor: true };
      return (await findWindow(tx, anna.id, compiled, window)).ids;
    });
  };

  it('are read from an index that has only listed messages', async () => {
    for (let index = 0; index < 20; index += 1) await say(anna, 'crowd', 'a');
    if (testDialect === 'mysql') {
      // MariaDB reads a small table whole, since that is quicker.
      for (let round = 0; round < 6; round += 1) await server.services.store.write(doubleMessages);
      await server.services.store.write((tx) => tx.all('ANALYZE TABLE messages'));
    }
    statements = [];
    for (const [operator, operand] of [...PROPERTIES, ['is', 'mentioned']] as const) {
      await find([{ operator, operand }]);
      const elsewhere = [
        { operator: 'topic', operand: 'a' },
        { operator: 'sender', operand: ben.email },
      ];
      await find([{ operator, operand }, ...elsewhere]);
    }
    const parts = new Set(
      statements.flatMap((sql) => sql.match(/SELECT x\.id AS id FROM messages x .*?\sLIMIT \d+/gs) ?? []),
    );
    expect([...parts].filter((sql) => sql.includes('sender_id'))).to.have.length(1);
    expect(parts.size).to.equal(2);
    for (const sql of parts)
      expect(await planOf(sql), sql).to.match(
        testDialect === 'sqlite'
          ? /^SEARCH x USING (?:COVERING )?INDEX messages_listed \(listed=\? AND id<\?\)$/
          : /^(?:range|ref) messages_listed (?:(?!filesort|temporary).)*$/,
      );
  });

  it('are found alone and with a channel, a topic, a sender or a conversation', async () => {
    const topic = '✔ done';
    const file = await upload(anna, new File([await picture()], 'b.png', { type: 'image/png' }));
    const link = await say(anna, 'crowd', 'a', 'https://example.com');
    const image = await say(anna, 'crowd', 'a', `[b](${file})`);
    const toAll = await say(anna, 'crowd', 'b', '@**all** https://example.com');
    const resolved = await say(anna, 'crowd', topic, 'done');
    const both = await say(ben, 'crowd', topic, '@**all** @**topic** https://example.com');
    await say(anna, 'crowd', '✔', 'not resolved');
    const has = (operand: string) => ({ operator: 'has', operand });
    const isResolved = { operator: 'is', operand: 'resolved' };
    const [inA, inDone] = ['a', topic].map((operand) => ({ operator: 'topic', operand }));
    const channel = { operator: 'channel', operand: 'crowd' };
    const byBen = { operator: 'sender', operand: ben.email };
    const found = async (...narrow: (object | undefined)[]): Promise<readonly number[]> =>
      find(narrow.flatMap((term) => term ?? []));
    expect(await found(has('link'))).to.deep.equal([link, image, toAll, both]);
    expect(await found(has('image'))).to.deep.equal([image]);
    expect(await found(has('attachment'))).to.deep.equal([image]);
    expect(await found(has('image'), has('attachment'), has('link'))).to.deep.equal([image]);
    expect(await found(isResolved)).to.deep.equal([resolved, both]);
    expect(await found({ operator: 'is', operand: 'mentioned' })).to.deep.equal([toAll, both]);
    expect(await found(has('link'), inA)).to.deep.equal([link, image]);
    expect(await found(has('link'), channel, inDone)).to.deep.equal([both]);
    expect(await found(isResolved, channel, byBen)).to.deep.equal([both]);
    expect(await found(isResolved, inA)).to.deep.equal([]);
    expect(await found(has('link'), { operator: 'dm', operand: [ben.id] })).to.deep.equal([]);
    expect(await found(has('link'), { operator: 'topic', operand: '' })).to.deep.equal([]);
  });
});
