import { expect } from 'chai';

import { listUnread } from '../../../src/chat/messages/read-state/unread-messages.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, read, say, setMark, tell } from './fixtures.js';

describe('The read marks of a user', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
  });
  afterEach(() => site.close());

  const unread = (limit: number): Promise<number[]> =>
    site.services.store.read(async (tx) => (await listUnread(tx, ben.id, limit)).map(({ id }) => id));

  it('list the newest unread messages of channels and direct conversations together', async () => {
    const first = await say(anna, 'design', 'a');
    const second = await tell(anna, [ben]);
    const third = await say(anna, 'design', 'b');
    expect(await unread(3)).to.deep.equal([first, second, third]);
    expect(await unread(2)).to.deep.equal([second, third]);
    expect(await unread(1)).to.deep.equal([third]);
  });

  it('keep the other messages marked as unread when one is deleted', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await say(anna, 'design', 'a'));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await setMark(site, ben, fourth, [first, second, third]);
    await site.owner.ok('DELETE', `/messages/${String(second)}`);
    expect(await unread(9)).to.deep.equal([first, third]);
  });

  it('count a message of the user as read only if its client sent it as read', async () => {
    const send = async (read_by_sender: boolean): Promise<number> => {
      const message = { type: 'direct', to: [anna.id], content: 'logo', read_by_sender };
      return (await ben.client.ok('POST', '/messages', message)).id as number;
    };
    const [asRead, asUnread] = [await send(true), await send(false)];
    expect((await read(ben, asRead)).flags).to.deep.equal(['read']);
    expect((await read(ben, asUnread)).flags).to.deep.equal([]);
    expect(await unread(9)).to.deep.equal([asUnread]);
  });
});
