import { expect } from 'chai';

import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('An avatar that a new one replaced', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const upload = async (): Promise<string> =>
    (await anna.client.ok('POST', '/users/me/avatar', { filename: exampleFile() })).avatar_url as string;

  const statusOf = async (path: string): Promise<number> => (await fetch(new URL(path, site.url))).status;

  /** The outbox looks after at most five seconds, at exactly the given one. */
  const passUntil = async (second: number): Promise<void> => {
    site.clock.advance((second - site.clock.seconds()) * 1000);
    await site.server.workers.outbox.settled();
  };

  it('is kept for exactly an hour, and then deleted', async () => {
    const first = await upload();
    await upload();
    const over = site.clock.seconds() + 3600;
    await passUntil(over - 6);
    await passUntil(over - 1);
    expect(await statusOf(first)).to.equal(200);
    await passUntil(over + 4);
    expect(await statusOf(first)).to.equal(404);
  });
});
