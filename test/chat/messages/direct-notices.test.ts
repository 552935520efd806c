import { expect } from 'chai';

import { sendQueuedNotices } from '../../../src/chat/messages/sending/direct-notices.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeGroup } from '../user-groups/fixtures.js';
import { makeChannel } from './fixtures.js';

/** As many users as get their notices within the request. */
const AT_ONCE = 50;

describe('Direct notices to many users', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let group: number;
  let crowd: readonly number[];

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    group = await makeGroup(anna.client, { members: [anna.id] });
    crowd = await addCrowd(site, await makeChannel(anna, 'all', []), 'crowd', AT_ONCE);
  });
  afterEach(() => site.close());

  const change = (change: object): Promise<unknown> =>
    anna.client.ok('POST', `/user_groups/${String(group)}/members`, { ...change });

  const rows = <R extends object>(sql: string): Promise<R[]> =>
    site.services.store.read((tx) => tx.all<R>(sql, []));
  const jobs = (): Promise<{ id: number; payload: string }[]> =>
    rows("SELECT id, payload FROM outbox WHERE kind = 'directNotices' ORDER BY id");
  const countNotices = async (verb: string): Promise<number> =>
    (await rows(`SELECT id FROM messages WHERE content LIKE '%${verb} you%'`)).length;
  const runJobs = async (): Promise<void> => {
    site.clock.advance(5_000);
    await site.server.workers.notices.settled();
  };

  const told = async (): Promise<readonly string[]> => {
    const narrow = [{ operator: 'is', operand: 'dm' }];
    const newest = { anchor: 'newest', num_before: 10, num_after: 0, apply_markdown: false, narrow };
    const { messages } = await ben.client.ok('GET', '/messages', newest);
    return (messages as { content: string }[]).map(({ content }) => content.replace(/^@\S+ /, ''));
  };

  it('are sent within the request to 50 users, and to more after it', async () => {
    await change({ add: [ben.id, ...crowd.slice(1)] });
    expect(await told()).to.have.length(1);
    expect(await jobs()).to.have.length(0);
    expect(await countNotices('added')).to.equal(AT_ONCE);
    await change({ add: [crowd[0]] });
    await change({ delete: [ben.id, ...crowd] });
    expect(await jobs()).to.have.length(2);
    expect(await told()).to.have.length(1);
    await runJobs();
    expect(await told()).to.have.length(2);
    expect((await told())[1]).to.match(/^removed you from the group/);
    expect(await countNotices('removed')).to.equal(AT_ONCE + 1);
  });

  it('are sent once, even if a job is run again, and not to users who were deactivated meanwhile', async () => {
    await change({ add: [ben.id, ...crowd] });
    await site.owner.ok('DELETE', `/users/${String(crowd[7])}`);
    const waiting = await jobs();
    await runJobs();
    expect(await jobs()).to.have.length(0);
    for (const { id, payload } of waiting)
      await sendQueuedNotices(site.services, JSON.parse(payload) as [], id);
    expect(await told()).to.have.length(1);
    expect(await countNotices('added')).to.equal(AT_ONCE);
  });
});
