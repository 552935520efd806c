import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { read, tell } from './fixtures.js';

describe('Direct conversations', () => {
  let server: TestServer;

  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  it('are different for users whose IDs have the same digits, such as 4, 5, 46 and 45, 46', async () => {
    const people = new Map<number, Person>();
    /** Users with these IDs, if all of them exist. */
    const all = (...ids: readonly number[]): Person[] | undefined => {
      const found = ids.flatMap((id) => people.get(id) ?? []);
      return found.length === ids.length ? found : undefined;
    };
    let sets: (Person[] | undefined)[] = [];
    while (!sets[0]) {
      const person = await server.person(`Person ${people.size}`);
      people.set(person.id, person);
      const [tens, ones] = [Math.floor((person.id - 1) / 10), (person.id - 1) % 10];
      if (tens < ones) sets = [all(tens, ones, person.id), all(person.id - 1, person.id)];
    }
    const [three = [], two = []] = sets;
    const last = two.at(-1);
    if (!last) throw new Error('There are no such users.');
    const conversations = await Promise.all(
      [three, two].map(async (set) => (await read(last, await tell(last, set))).display_recipient),
    );
    expect(conversations.map((users: readonly unknown[]) => users.length)).to.deep.equal([3, 2]);
  });
});
