import { expect } from 'chai';

import { roles } from '../../../src/runtime/identity/actor.js';
import { audiences, readPeople } from '../../../src/chat/channels/members/audience.js';
import {
  createChannels,
  type ChannelOptions,
} from '../../../src/chat/channels/subscriptions/new-channels.js';
import {
  mayPost,
  readableHistory,
  readableMessages,
  canSeeChannel,
} from '../../../src/chat/channels/model/policy.js';
import { membersOfChannels } from '../../../src/chat/channels/members/members.js';
import { type ChannelRow, lockVisibility } from '../../../src/chat/channels/model/store.js';
import { visibleChannels } from '../../../src/chat/channels/model/subscriptions.js';
import { subscribe } from '../../../src/chat/channels/subscriptions/subscribe.js';
import type { Role } from '../../../src/contract/types.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const kinds: Record<string, Partial<ChannelOptions>> = {
  public: {},
  private: { invite_only: true, history_public_to_subscribers: false },
  'private, open history': { invite_only: true },
  'web-public': { is_web_public: true },
};

describe('channel access policy', () => {
  let server: TestServer;
  let channels: ChannelRow[];
  /** Two users of each role. The first is subscribed to all channels. */
  const people: { role: Role; person: Person; isSubscribed: boolean }[] = [];

  before(async () => {
    server = await startServer();
    for (const role of Object.keys(roles) as Role[]) {
      for (const isSubscribed of [true, false]) {
        const person = await server.person(`${role} ${isSubscribed ? 'inside' : 'outside'}`, { role });
        people.push({ role, person, isSubscribed });
      }
    }
    channels = await server.services.store.write(async (tx) => {
      const rows: ChannelRow[] = [];
      for (const [name, options] of Object.entries(kinds)) {
        const all: ChannelOptions = {
          invite_only: false,
          is_web_public: false,
          is_default: false,
          history_public_to_subscribers: true,
          stream_post_policy: 1,
          message_retention_days: null,
          can_remove_subscribers_group: 2,
          ...options,
        };
        const creation = { creator_id: null, date_created: 1 };
        rows.push(...(await createChannels(tx, [{ name, description: '' }], all, creation)));
      }
      const users = people
        .filter(({ isSubscribed }) => isSubscribed)
        .map(({ role, person }) => ({
          id: person.id,
          email: person.email,
          full_name: person.name,
          role: roles[role],
          bot_type: null,
          bot_owner_id: null,
        }));
      await subscribe(await lockVisibility({ tx, services: server.services }), {
        channels: rows,
        users,
        created: rows,
      });
      return rows;
    });
  });
  after(() => server.close());

  it('gives the same result as function, SQL query and event audience', async () => {
    const { store } = server.services;
    const audience = await store.read(async (tx) => {
      const members = await membersOfChannels({ tx, services: server.services }, channels);
      const found = audiences(await readPeople(tx), channels, members);
      const ofChannel = (id: number): number[] =>
        found
          .filter((group) => group.channels.some((one) => one.id === id))
          .flatMap(({ users }) => [...users]);
      return new Map(channels.map(({ id }) => [id, ofChannel(id)]));
    });
    for (const { role, person, isSubscribed } of people) {
      const viewer = { id: person.id, role: roles[role] };
      const visible = new Set((await store.read((tx) => visibleChannels(tx, viewer))).map(({ id }) => id));
      for (const channel of channels) {
        const sees = canSeeChannel(viewer.role, channel, isSubscribed);
        const what = `${role}, ${isSubscribed ? 'inside' : 'outside'}, ${channel.name}`;
        expect(visible.has(channel.id), `query: ${what}`).to.equal(sees);
        const times = audience.get(channel.id)?.filter((id) => id === viewer.id).length;
        expect(times, `audience: ${what}`).to.equal(sees ? 1 : 0);
      }
    }
  });

  it('shows administrators all channels, other members public ones and guests web-public ones', () => {
    const seen = (role: Role): string[] =>
      channels.filter((channel) => canSeeChannel(roles[role], channel, false)).map(({ name }) => name);
    expect(seen('guest')).to.deep.equal(['web-public']);
    expect(seen('member')).to.deep.equal(['public', 'web-public']);
    expect(seen('moderator')).to.deep.equal(['public', 'web-public']);
    expect(seen('administrator')).to.have.length(4);
    expect(seen('owner')).to.have.length(4);
  });

  it('gives the same readable history as function and as SQL query', async () => {
    const { store } = server.services;
    const [before, after] = [1, 10];
    await store.write(async (tx) => {
      // All users in the channel received message 10 and not message 1.
      await tx.run('UPDATE subscriptions SET since_message_id = 5');
      for (const channel of channels) {
        for (const id of [before, after].map((one) => one + channel.id * 100)) {
          await tx.run('UPDATE subscriptions SET since_message_id = ? WHERE channel_id = ?', [
            channel.id * 100 + 5,
            channel.id,
          ]);
          await tx.insert('messages', {
            id,
            sender_id: 1,
            recipient_id: 1,
            channel_id: channel.id,
            conversation_id: 1,
            topic: '',
            topic_key: '',
            content: '',
            content_key: '',
            rendered_content: '',
            date_sent: 1,
            client: '',
          });
        }
      }
    });
    for (const { role, person, isSubscribed } of people) {
      const viewer = { id: person.id, role: roles[role] };
      const readable = readableMessages(viewer);
      const rows = await store.read((tx) =>
        tx.all<{ id: number }>(
          `SELECT m.id FROM messages m JOIN channels c ON c.id = m.channel_id WHERE ${readable.sql}`,
          readable.values,
        ),
      );
      const ids = new Set(rows.map(({ id }) => id));
      for (const channel of channels) {
        const history = readableHistory(viewer.role, channel, isSubscribed);
        const what = `${role}, ${isSubscribed ? 'inside' : 'outside'}, ${channel.name}`;
        expect(ids.has(channel.id * 100 + before), what).to.equal(history === 'all');
        expect(ids.has(channel.id * 100 + after), what).to.equal(history !== 'none');
      }
    }
  });

  it('allows the roles of `stream_post_policy` to post', () => {
    const [open] = channels as [ChannelRow, ...ChannelRow[]];
    const posts = (policy: number, isSubscribed: boolean): Role[] =>
      (Object.keys(roles) as Role[]).filter((role) =>
        mayPost(
          server.services,
          { id: 1, role: roles[role], date_joined: 1 },
          { ...open, stream_post_policy: policy },
          isSubscribed,
        ),
      );
    expect(posts(1, true)).to.have.members(['owner', 'administrator', 'moderator', 'member', 'guest']);
    expect(posts(1, false)).to.have.members(['owner', 'administrator', 'moderator', 'member']);
    expect(posts(2, true)).to.have.members(['owner', 'administrator']);
    expect(posts(3, true)).to.have.members(['owner', 'administrator', 'moderator', 'member']);
    expect(posts(4, true)).to.have.members(['owner', 'administrator', 'moderator']);
  });

  it('lets only subscribers post to a private channel, whatever their role', () => {
    const hidden = channels.find(({ name }) => name === 'private, open history');
    if (!hidden) throw new Error('There is no private channel.');
    for (const role of Object.values(roles)) {
      const sender = { id: 1, role, date_joined: 1 };
      expect(mayPost(server.services, sender, hidden, false), String(role)).to.equal(false);
      expect(mayPost(server.services, sender, hidden, true), String(role)).to.equal(true);
    }
  });
});
