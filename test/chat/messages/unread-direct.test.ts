import { expect } from 'chai';

import { countUnreadDirect } from '../../../src/chat/messages/read-state/unread-direct.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setMark, tell } from './fixtures.js';

describe('The unread direct messages of a user', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    carl = await site.person('Carl');
  });
  afterEach(() => site.close());

  /** Returns the numbers of Ben's unread messages by sender, with one entry for each conversation. */
  const count = async (afterId: number): Promise<readonly (readonly [number, number])[]> => {
    const rows = await site.services.store.read((tx) => countUnreadDirect(tx, ben.id, afterId));
    return rows.map(({ sender_id, messages }) => [sender_id, messages] as const);
  };

  it('are counted by conversation and sender, without those that the user sent', async () => {
    const first = await tell(anna, [ben]);
    await tell(anna, [ben]);
    await tell(anna, [ben, carl]);
    await tell(carl, [ben, anna]);
    await tell(ben, [anna]);
    await tell(anna, [carl]);
    expect(await count(0)).to.have.deep.members([
      [anna.id, 2],
      [anna.id, 1],
      [carl.id, 1],
    ]);
    expect(await count(first)).to.have.deep.members([
      [anna.id, 1],
      [anna.id, 1],
      [carl.id, 1],
    ]);
  });

  it('include messages that the user marked as unread, and omit those marked as read', async () => {
    const ids: number[] = [];
    for (let message = 0; message < 5; message += 1) ids.push(await tell(anna, [ben]));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await setMark(site, ben, third, [first, second, fourth]);
    // Unread are the first, the second and the fifth message.
    expect(await count(0)).to.deep.equal([[anna.id, 3]]);
    expect(await count(first)).to.deep.equal([[anna.id, 2]]);
    expect(await count(second)).to.deep.equal([[anna.id, 1]]);
  });
});
