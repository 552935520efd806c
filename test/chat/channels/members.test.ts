import { expect } from 'chai';

import { channelMembers } from '../../../src/chat/channels/members/members.js';
import { findChannelByKey, lockVisibility } from '../../../src/chat/channels/model/store.js';
import { unsubscribe } from '../../../src/chat/channels/subscriptions/unsubscribe.js';
import { decodeUserIds } from '../../../src/runtime/event-log/events.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('channelMembers', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    const parameters = { subscriptions: [{ name: 'team' }], principals: [anna.id, ben.id] };
    await anna.client.ok('POST', '/users/me/subscriptions', parameters);
  });
  after(() => server.close());

  const read = async (tx: Tx): Promise<{ ids: readonly number[]; encoded: Buffer; statements: number }> => {
    const channel = await findChannelByKey(tx, 'team');
    if (!channel) throw new Error('There is no channel.');
    const before = tx.statements;
    const { ids, encoded } = await channelMembers(
      { tx, services: server.services },
      channel.id,
      channel.members_version,
    );
    return { ids, encoded, statements: tx.statements - before };
  };

  it('reads members and the encoded audience once per version', async () => {
    const first = await server.services.store.read(read);
    expect(first.ids).to.deep.equal([anna.id, ben.id]);
    expect([...decodeUserIds(first.encoded)]).to.deep.equal([anna.id, ben.id]);
    const second = await server.services.store.read(read);
    expect(second).to.deep.include({ ids: first.ids, encoded: first.encoded, statements: 0 });
  });

  it('does not cache members from a transaction that is rolled back', async () => {
    const { store } = server.services;
    const attempt = store.write(async (tx) => {
      const channel = await findChannelByKey(tx, 'team');
      const users = [
        { id: ben.id, email: ben.email, full_name: 'Ben', role: 400, bot_type: null, bot_owner_id: null },
      ];
      await unsubscribe(await lockVisibility({ tx, services: server.services }), {
        channels: channel ? [channel] : [],
        users,
      });
      expect((await read(tx)).ids).to.deep.equal([anna.id]);
      throw new Error('undone');
    });
    expect(await attempt.catch((error: unknown) => (error as Error).message)).to.equal('undone');
    expect((await store.read(read)).ids).to.deep.equal([anna.id, ben.id]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['team'] });
    expect((await store.read(read)).ids).to.deep.equal([anna.id]);
    const again = { subscriptions: [{ name: 'team' }] };
    await ben.client.ok('POST', '/users/me/subscriptions', again);
    expect((await store.read(read)).ids).to.deep.equal([anna.id, ben.id]);
    // The next change raises the version to the one that was undone.
    const cora = await server.person('Cora');
    const parameters = { subscriptions: [{ name: 'team' }], principals: [cora.id] };
    await anna.client.ok('POST', '/users/me/subscriptions', parameters);
    expect((await store.read(read)).ids).to.deep.equal([anna.id, ben.id, cora.id]);
    await cora.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['team'] });
  });
});
