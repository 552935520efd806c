import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { lonelyGuest, whileGuestsSeeFew } from '../presence/fixtures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit } from './edit-fixtures.js';
import { makeChannel, say, tell } from './fixtures.js';
import { flag } from './flag-fixtures.js';

describe('GET /messages/{message_id}/read_receipts', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let design: number;

  const receipts = async ({ client }: Person, id: number): Promise<number[]> =>
    (await client.ok('GET', `/messages/${id}/read_receipts`)).user_ids;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    carl = await site.person('Carl');
    design = await makeChannel(anna, 'design', [ben, carl]);
  });
  after(() => site.close());

  it('lists the users who marked the message as read, without its sender', async () => {
    const id = await say(anna, design, 'logo');
    expect(await receipts(anna, id)).to.deep.equal([]);
    await flag(carl, 'add', 'read', [id]);
    await flag(ben, 'add', 'read', [id]);
    for (const reader of [anna, ben]) expect(await receipts(reader, id)).to.deep.equal([ben.id, carl.id]);
    await flag(ben, 'remove', 'read', [id]);
    expect(await receipts(anna, id)).to.deep.equal([carl.id]);
  });

  it('works for direct messages, and for messages that are read with their topic', async () => {
    const direct = await tell(anna, [ben, carl]);
    await flag(ben, 'add', 'read', [direct]);
    expect(await receipts(carl, direct)).to.deep.equal([ben.id]);
    const id = await say(anna, design, 'whole');
    await ben.client.ok('POST', '/mark_topic_as_read', { stream_id: design, topic_name: 'whole' });
    expect(await receipts(anna, id)).to.deep.equal([ben.id]);
    await edit(anna, id, { topic: 'renamed' });
    expect(await receipts(anna, id)).to.deep.equal([ben.id]);
  });

  it('omits users who did not receive the message, though they read later ones of the topic', async () => {
    const id = await say(anna, design, 'before');
    const dora = await site.person('Dora');
    await makeChannel(anna, 'design', [dora]);
    await flag(dora, 'add', 'read', [id, await say(anna, design, 'before')]);
    await dora.client.ok('POST', '/mark_all_as_read');
    expect(await receipts(anna, id)).to.deep.equal([]);
  });

  it('omits users who turned off read receipts, also for messages that they read before', async () => {
    const id = await say(anna, design, 'quiet');
    await flag(ben, 'add', 'read', [id]);
    await flag(carl, 'add', 'read', [id]);
    await carl.client.ok('PATCH', '/settings', { send_read_receipts: false });
    expect(await receipts(anna, id)).to.deep.equal([ben.id]);
    await carl.client.ok('PATCH', '/settings', { send_read_receipts: true });
    expect(await receipts(anna, id)).to.deep.equal([ben.id, carl.id]);
  });

  it('omits deactivated users', async () => {
    const dora = await site.person('Dora Two');
    await makeChannel(anna, 'design', [dora]);
    const id = await say(anna, design, 'gone');
    await flag(dora, 'add', 'read', [id]);
    expect(await receipts(anna, id)).to.deep.equal([dora.id]);
    await site.owner.ok('DELETE', `/users/${dora.id}`);
    expect(await receipts(anna, id)).to.deep.equal([]);
  });

  it('omits users whom the requester cannot see', async () => {
    const gina = await lonelyGuest(site, 'Gina');
    const lobby = await makeChannel(anna, 'lobby', [gina, ben]);
    const id = await say(anna, lobby, 'logo');
    await flag(ben, 'add', 'read', [id]);
    await flag(gina, 'add', 'read', [id]);
    await whileGuestsSeeFew(site, async () => {
      expect(await receipts(gina, id)).to.deep.equal([ben.id, gina.id]);
      const left = { subscriptions: ['lobby'], principals: [ben.id] };
      await site.owner.ok('DELETE', '/users/me/subscriptions', left);
      expect(await receipts(gina, id)).to.deep.equal([gina.id]);
      expect(await receipts(anna, id)).to.deep.equal([ben.id, gina.id]);
    });
  });

  it('refuses messages that the requester cannot read, as if they did not exist', async () => {
    const secret = await makeChannel(anna, 'secret', [], { invite_only: true });
    const id = await say(anna, secret, 'logo');
    for (const unknown of [id, 4_000_000]) {
      const { status, body } = await ben.client.send('GET', `/messages/${unknown}/read_receipts`);
      expect(status).to.equal(400);
      expect(body.msg).to.equal('Invalid message(s)');
    }
  });

  it('is refused if the organization disabled read receipts', async () => {
    const id = await say(anna, design, 'off');
    await site.owner.ok('PATCH', '/realm', { enable_read_receipts: false });
    const { status, body } = await anna.client.send('GET', `/messages/${id}/read_receipts`);
    expect(status).to.equal(400);
    expect(body.msg).to.equal('Read receipts are disabled in this organization.');
    await site.owner.ok('PATCH', '/realm', { enable_read_receipts: true });
    expect(await receipts(anna, id)).to.deep.equal([]);
  });
});
