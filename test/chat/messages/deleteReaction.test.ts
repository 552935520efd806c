import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, read, say } from './fixtures.js';
import { by, hear, react, refuses, TADA, takeBack } from './reaction-fixtures.js';

describe('DELETE /messages/{message_id}/reactions', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    await makeChannel(anna, 'design', [ben]);
  });
  after(() => server.close());

  const reactionsOf = async (id: number): Promise<Body> => (await read(anna, id)).reactions;

  it('removes the requester’s reaction by code or by any name of the emoji', async () => {
    const id = await say(anna, 'design', 'a');
    await react(ben, id, TADA);
    for (const emoji of [{ emoji_code: '1f389' }, { emoji_name: 'party_popper' }, TADA]) {
      await react(anna, id, TADA);
      await takeBack(anna, id, emoji);
      expect(await reactionsOf(id)).to.deep.equal([by(ben, TADA)]);
    }
  });

  it('sends events to the recipients of the message, but to no other users', async () => {
    const id = await say(anna, 'design', 'a');
    await react(ben, id, TADA);
    const [annas, carls] = await Promise.all([hear(anna), hear(carl)]);
    await takeBack(ben, id, TADA);
    const user = { user_id: ben.id, email: ben.email, full_name: 'Ben' };
    const event = { type: 'reaction', op: 'remove', user_id: ben.id, user, message_id: id, ...TADA };
    expect((await annas())[0]).to.deep.include(event);
    expect(await carls()).to.deep.equal([]);
  });

  it('refuses reactions that do not exist, and requests without an emoji', async () => {
    const id = await say(anna, 'design', 'a');
    await react(ben, id, TADA);
    await refuses('DELETE', anna, id, TADA, {
      code: 'REACTION_DOES_NOT_EXIST',
      msg: "Reaction doesn't exist.",
    });
    await refuses(
      'DELETE',
      anna,
      id,
      {},
      { msg: 'At least one of the following arguments must be present: emoji_name, emoji_code' },
    );
    await refuses('DELETE', anna, id, { emoji_name: 'no_such' }, { msg: "Emoji 'no_such' does not exist" });
    await refuses('DELETE', anna, 4711, TADA, { msg: 'Invalid message(s)' });
    expect(await reactionsOf(id)).to.have.length(1);
  });
});
