import { expect } from 'chai';

import { upload } from '../attachments/fixtures.js';
import { makeChannel } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { listed, pass, received, schedule } from './fixtures.js';

describe('DELETE /scheduled_messages/{scheduled_message_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channel: number;

  before(async () => {
    site = await startServer();
    [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    channel = await makeChannel(anna, 'design', [ben]);
  });
  after(() => site.close());

  const plan = (content: string, seconds = 60): Promise<number> =>
    schedule(anna, {
      type: 'channel',
      to: channel,
      topic: 'logo',
      content,
      scheduled_delivery_timestamp: site.clock.seconds() + seconds,
    });
  const remove = (id: number): Promise<unknown> => anna.client.ok('DELETE', `/scheduled_messages/${id}`);

  it('removes the message from the list with an event, and it is never sent', async () => {
    const [deleted, kept] = [await plan('deleted'), await plan('kept')];
    const queue = await watch(anna.client, ['scheduled_messages']);
    await remove(deleted);
    const removal = { type: 'scheduled_messages', op: 'remove', scheduled_message_id: deleted };
    expect(await events(queue)).to.deep.equal([removal]);
    expect((await listed(anna)).map((one) => one.scheduled_message_id)).to.deep.equal([kept]);
    await pass(120, site);
    const contents = (await received(ben)).map(({ content }) => content);
    expect(contents).to.include('kept').and.not.include('deleted');
  });

  it('releases the files that the message refers to', async () => {
    const url = await upload(anna);
    const id = await plan(`[file](${url})`);
    const references = async (): Promise<number> => {
      const found = await site.services.store.read((tx) =>
        tx.first<{ found: number }>('SELECT COUNT(*) AS found FROM attachment_scheduled_messages'),
      );
      return found?.found ?? NaN;
    };
    expect(await references()).to.equal(1);
    await remove(id);
    expect(await references()).to.equal(0);
  });

  it('refuses messages of other users, unknown ones and those that were sent', async () => {
    const id = await plan('mine');
    const missing = { status: 404, code: 'BAD_REQUEST', msg: 'Scheduled message does not exist' };
    await ben.client.fails('DELETE', `/scheduled_messages/${id}`, {}, missing);
    await anna.client.fails('DELETE', '/scheduled_messages/4711', {}, missing);
    await pass(120, site);
    const sent = { code: 'BAD_REQUEST', msg: 'Scheduled message was already sent' };
    await anna.client.fails('DELETE', `/scheduled_messages/${id}`, {}, sent);
  });
});
