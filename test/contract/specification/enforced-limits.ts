import { expect } from 'chai';

import { listed, pass, upload } from '../../chat/attachments/fixtures.js';
import { startServer, type TestServer } from '../../support/server.js';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

const draft = { type: 'stream', to: [] as number[], topic: 'logo', content: 'Blue' };

let made = 0;
const fresh = (start: string): string => `${start} ${String((made += 1))}`;

const subscribe = (server: TestServer, channel: object) => ({
  ok: () => server.owner.ok('POST', '/users/me/subscriptions', { subscriptions: [channel] }),
  fails: (msg: string) =>
    server.owner.fails('POST', '/users/me/subscriptions', { subscriptions: [channel] }, { msg }),
});

const channelId = async (server: TestServer): Promise<number> => {
  const name = fresh('limits');
  await subscribe(server, { name }).ok();
  const { subscriptions } = await server.owner.ok('GET', '/users/me/subscriptions');
  return (
    (subscriptions as { name: string; stream_id: number }[]).find((one) => one.name === name)?.stream_id ?? 0
  );
};

/** The content and topic of a message scheduled with these texts. */
const scheduled = async (server: TestServer, texts: { content: string; topic: string }) => {
  const { scheduled_message_id: id } = await server.owner.ok('POST', '/scheduled_messages', {
    type: 'channel',
    to: await channelId(server),
    topic: 'logo',
    content: 'Blue',
    scheduled_delivery_timestamp: server.clock.seconds() + 3600,
  });
  await server.owner.ok('PATCH', `/scheduled_messages/${String(id)}`, texts);
  const { scheduled_messages } = await server.owner.ok('GET', '/scheduled_messages');
  const list = scheduled_messages as { scheduled_message_id: number; content: string; topic: string }[];
  const found = list.find((one) => one.scheduled_message_id === id);
  if (!found) throw new Error('The message is gone.');
  return found;
};

/** For each limit, a check that a value at the limit is accepted and one beyond it is not. */
export const enforced: Readonly<Record<string, (server: TestServer) => Promise<unknown>>> = {
  async 'status_text length'({ owner }) {
    await owner.ok('POST', '/users/me/status', { status_text: 'x'.repeat(60) });
    const msg = 'status_text is too long (limit: 60 characters)';
    await owner.fails('POST', '/users/me/status', { status_text: 'x'.repeat(61) }, { msg });
  },

  async 'Fields with display_in_profile_summary true'({ owner }) {
    const field = () => ({ field_type: 1, name: fresh('Field'), display_in_profile_summary: true });
    await owner.ok('POST', '/realm/profile_fields', field());
    await owner.ok('POST', '/realm/profile_fields', field());
    const msg = 'Only 2 custom profile fields can be displayed in the profile summary.';
    await owner.fails('POST', '/realm/profile_fields', field(), { msg });
  },

  async "Channel IDs in a channel draft's to"(server) {
    const to = [await channelId(server), await channelId(server)];
    await server.owner.ok('POST', '/drafts', { drafts: [{ ...draft, to: to.slice(0, 1) }] });
    const msg = 'Must specify exactly 1 channel ID for channel messages';
    for (const wrong of [[], to]) {
      await server.owner.fails('POST', '/drafts', { drafts: [{ ...draft, to: wrong }] }, { msg });
    }
  },

  async 'Null bytes'(server) {
    const to = [await channelId(server)];
    const topic = { ...draft, to, topic: 'lo\0go' };
    const content = { ...draft, to, content: 'Bl\0ue' };
    await server.owner.fails(
      'POST',
      '/drafts',
      { drafts: [topic] },
      { msg: 'Topic must not contain null bytes' },
    );
    await server.owner.fails(
      'POST',
      '/drafts',
      { drafts: [content] },
      { msg: 'Message must not contain null bytes' },
    );
  },

  async 'Unused uploaded files'() {
    const site = await startServer();
    await upload({ client: site.owner });
    await pass(4 * WEEK_MS, site);
    expect(await listed({ client: site.owner })).to.have.length(1);
    await pass(2 * WEEK_MS, site);
    await pass(HOUR_MS, site);
    expect(await listed({ client: site.owner })).to.deep.equal([]);
    await site.close();
  },

  async 'Upload quota'() {
    const site = await startServer({ env: { UPLOAD_QUOTA_MIB: '1' } });
    const mebibyte = new File([new Uint8Array(1024 * 1024)], 'mebibyte');
    await upload({ client: site.owner }, mebibyte);
    const more = { filename: new File(['x'], 'byte') };
    await site.owner.fails('POST', '/user_uploads', more, { code: 'REALM_UPLOAD_QUOTA' });
    await site.close();
  },

  async 'Channel name length'(server) {
    await subscribe(server, { name: 'n'.repeat(60) }).ok();
    await subscribe(server, { name: 'n'.repeat(61) }).fails('Channel name too long (limit: 60 characters).');
  },

  async 'Channel description length'(server) {
    await subscribe(server, { name: fresh('described'), description: 'd'.repeat(1024) }).ok();
    const msg = 'subscriptions[0]["description"] is too long (limit: 1024 characters)';
    await subscribe(server, { name: fresh('described'), description: 'd'.repeat(1025) }).fails(msg);
  },

  async 'Message length'(server) {
    const whole = await scheduled(server, { topic: 'logo', content: 'x'.repeat(10_000) });
    expect(whole.content).to.equal('x'.repeat(10_000));
    const cut = await scheduled(server, { topic: 'logo', content: 'x'.repeat(10_001) });
    expect(cut.content).to.have.length(10_000);
    expect(cut.content.endsWith('\n[message truncated]')).to.equal(true);
  },

  async 'Topic length'(server) {
    expect((await scheduled(server, { topic: 't'.repeat(60), content: 'Blue' })).topic).to.equal(
      't'.repeat(60),
    );
    const cut = await scheduled(server, { topic: 't'.repeat(61), content: 'Blue' });
    expect(cut.topic).to.equal(`${'t'.repeat(57)}...`);
  },

  async 'Blocking poll'({ owner, clock, services }) {
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['drafts'] });
    const poll = owner.ok('GET', '/events', { queue_id, last_event_id });
    while (services.queues.waiting !== 1) await new Promise(setImmediate);
    clock.advance(55_000);
    const { events } = await poll;
    expect(events).to.have.length(1);
    expect(events[0].type).to.equal('heartbeat');
  },
};
