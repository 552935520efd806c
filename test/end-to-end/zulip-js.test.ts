import { join } from 'node:path';

import { expect } from 'chai';
import type { ZulipClient } from 'zulip-js';

import type { TestDatabase } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';
import { migratedTestDatabase } from '../support/store.js';
import { importZulip } from './import-zulip.js';

const PASSWORD = 'correct horse battery staple';

/** The next event of a type. Heartbeats and other events are skipped, as clients do. */
const nextEvent = async (
  client: ZulipClient,
  queue: { queue_id: string; last_event_id: number },
  type: string,
) => {
  for (;;) {
    const { queue_id, last_event_id } = queue;
    const answer = await client.events.retrieve({ queue_id, last_event_id });
    expect(answer.result, answer.msg).to.equal('success');
    for (const event of answer.events) {
      queue.last_event_id = event.id;
      if (event.type === type) return event;
    }
  }
};

describe('an unmodified zulip-js client', () => {
  let database: TestDatabase;
  let server: ServerProcess;

  const start = async (port = '0'): Promise<void> => {
    server = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      OWNER_EMAIL: 'iago@example.com',
      OWNER_PASSWORD: PASSWORD,
      PORT: port,
    });
  };

  before(async () => {
    database = await migratedTestDatabase();
    await start();
  });

  after(async () => {
    await server.stop();
    await database.remove();
  });

  it('sends and receives messages across a SIGKILL of the server', async () => {
    const zulip = await importZulip();
    const iago = await zulip({ zuliprc: join(database.dataDir, 'owner.zuliprc') });
    const { user_id } = await iago.users.create({
      email: 'hamlet@example.com',
      password: PASSWORD,
      full_name: 'Hamlet',
    });
    expect(user_id).to.be.a('number');
    const hamlet = await zulip({ username: 'hamlet@example.com', password: PASSWORD, realm: server.url });
    expect(hamlet.config.apiKey).to.match(/^[A-Za-z0-9]{32}$/);

    const subscribed = await iago.users.me.subscriptions.add({
      subscriptions: JSON.stringify([{ name: 'Elsinore' }]),
      principals: JSON.stringify(['iago@example.com', 'hamlet@example.com']),
    });
    expect(subscribed.subscribed).to.deep.equal({
      'iago@example.com': ['Elsinore'],
      'hamlet@example.com': ['Elsinore'],
    });

    const queue = await hamlet.queues.register({ event_types: ['message'], apply_markdown: 'true' });
    const poll = nextEvent(hamlet, queue, 'message');
    const sent = await iago.messages.send({
      to: 'Elsinore',
      type: 'stream',
      subject: 'ghosts',
      content: "Who's *there*?",
    });
    const event = await poll;
    expect(event.message).to.include({ id: sent.id, subject: 'ghosts', sender_email: 'iago@example.com' });
    expect(event.message.content).to.equal("<p>Who's <em>there</em>?</p>");

    const unseen = await iago.messages.send({
      to: 'Elsinore',
      type: 'stream',
      topic: 'ghosts',
      content: 'Nay, answer me.',
    });
    expect(unseen.result, unseen.msg).to.equal('success');
    await server.stop('SIGKILL');
    await start(new URL(server.url).port);
    expect((await nextEvent(hamlet, queue, 'message')).message.id).to.equal(unseen.id);

    const after = nextEvent(hamlet, queue, 'message');
    const last = await iago.messages.send({
      to: 'Elsinore',
      type: 'stream',
      topic: 'ghosts',
      content: 'Stand and unfold.',
    });
    expect((await after).message.id).to.equal(last.id);

    const history = await hamlet.messages.retrieve({
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'stream', operand: 'Elsinore' }],
    });
    const ids = history.messages.map(({ id }: { id: number }) => id);
    expect(ids).to.include.members([sent.id, unseen.id, last.id]);
  });

  it('links, lists and deletes a file', async () => {
    const zulip = await importZulip();
    const { config, ...iago } = await zulip({ zuliprc: join(database.dataDir, 'owner.zuliprc') });
    // The library has no upload function. Programs that use it upload like this.
    const Authorization = `Basic ${Buffer.from(`iago@example.com:${config.apiKey}`).toString('base64')}`;
    const form = new FormData();
    form.append('file', new File(['To be, or not to be'], 'speech.txt'));
    const upload = { method: 'POST', body: form, headers: { Authorization } };
    const uploaded = await fetch(`${server.url}/api/v1/user_uploads`, upload);
    const { uri } = (await uploaded.json()) as { uri: string };

    await iago.users.me.subscriptions.add({ subscriptions: JSON.stringify([{ name: 'Elsinore' }]) });
    const sent = await iago.messages.send({
      to: 'Elsinore',
      type: 'stream',
      topic: 'speeches',
      content: `[speech](${uri})`,
    });
    const { attachments } = await iago.callEndpoint('/attachments');
    expect(attachments).to.have.length(1);
    expect(attachments[0].messages[0].id).to.equal(sent.id);
    const fetched = await fetch(server.url + uri, { headers: { Authorization } });
    expect(await fetched.text()).to.equal('To be, or not to be');
    const deleted = await iago.callEndpoint(`/attachments/${String(attachments[0].id)}`, 'DELETE');
    expect(deleted.result, deleted.msg).to.equal('success');
    expect((await iago.callEndpoint('/attachments')).attachments).to.deep.equal([]);
  });
});
