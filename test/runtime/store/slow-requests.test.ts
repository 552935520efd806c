import { setMaxListeners } from 'node:events';

import { expect } from 'chai';

import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { slowDown } from './endless.js';

const NEWEST = { anchor: 'newest', num_before: 10, num_after: 0 };

describe('requests whose queries take hours', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let restore: () => Promise<void>;
  /** Called with each statement. */
  let onStatement: (sql: string) => void = () => undefined;

  const start = async (readLimits: object): Promise<void> => {
    const observe = (sql: string): void => {
      onStatement(sql);
    };
    server = await startServer({ overrides: { observe, readLimits } });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    await makeChannel(anna, 'design', [ben]);
    await say(anna, 'design', 'logo');
    // Without a row of Anna, MariaDB could skip the slow count.
    await anna.client.ok('POST', '/user_uploads', { file: textFile('notes.txt', 'blue') });
    restore = await slowDown(server.services.store, 'attachments');
  };
  afterEach(async () => {
    await restore();
    await server.close();
  });

  /** Resolves when the given number of slow queries have begun. */
  const begun = (count: number): Promise<void> =>
    new Promise((resolve) => {
      let left = count;
      onStatement = (sql) => {
        if (/\battachments\b/.test(sql)) left -= 1;
        if (left === 0) resolve();
      };
    });

  it('are refused with `QUERY_TOO_EXPENSIVE` at the time limit', async () => {
    await start({ statementMs: 500 });
    const { status, body } = await anna.client.send('GET', '/attachments');
    expect(status).to.equal(400);
    expect(body.code).to.equal('QUERY_TOO_EXPENSIVE');
    expect(body.msg).to.contain('takes too long');
    await anna.client.ok('GET', '/messages', NEWEST);
  });

  it('end when their client disconnects', async () => {
    await start({ statementMs: 3_600_000, requestMs: 3_600_000 });
    for (let round = 0; round < 6; round += 1) {
      const leaving = new AbortController();
      const running = begun(1);
      const asked = anna.client.send('GET', '/attachments', {}, { signal: leaving.signal });
      const left = asked.catch((error: unknown) => (error as Error).name);
      await running;
      leaving.abort();
      expect(await left).to.equal('AbortError');
      // The next read of this user starts only after the query ended.
      await anna.client.ok('GET', '/messages', NEWEST);
    }
  });

  it('do not delay other requests, and only twenty of one user wait', async () => {
    await start({ statementMs: 3_600_000, requestMs: 3_600_000 });
    const leaving = new AbortController();
    setMaxListeners(50, leaving.signal);
    const running = begun(1);
    const refused: number[] = [];
    const asked = Array.from({ length: 50 }, async () => {
      const answer = await anna.client.send('GET', '/attachments', {}, { signal: leaving.signal });
      refused.push(answer.status);
    });
    const over = Promise.allSettled(asked);
    await running;
    for (let round = 0; round < 20; round += 1) {
      await say(ben, 'design', 'logo');
      const { messages } = await ben.client.ok('GET', '/messages', NEWEST);
      expect(messages).to.have.lengthOf(Math.min(round + 2, 10));
      await ben.client.ok('POST', '/register');
      await anna.client.ok('GET', '/users/me');
    }
    leaving.abort();
    await over;
    // The server notices the disconnected clients a moment later.
    let status = 429;
    while (status === 429) ({ status } = await anna.client.send('GET', '/messages', NEWEST));
    expect(status).to.equal(200);
    // One runs, twenty wait.
    expect(refused).to.deep.equal(Array.from({ length: 29 }, () => 429));
  });
});
