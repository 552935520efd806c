import { expect } from 'chai';

import { lonelyGuest, whileGuestsSeeFew } from '../../../chat/presence/fixtures.js';
import { sentence, type Section } from './sentence.js';
import { listen, send } from './fixtures.js';

export const otherEvents: Section = {
  title: 'Events: other event types',
  sentences: [
    sentence('heartbeat (sent when a blocking poll times out)', async (fixtures) => {
      const { anna, site } = fixtures;
      const queue = await anna.client.ok('POST', '/register', {
        event_types: ['drafts'],
        fetch_event_types: [],
      });
      const { queue_id, last_event_id } = queue;
      const poll = anna.client.ok('GET', '/events', { queue_id, last_event_id });
      while (site.services.queues.waiting !== 1) await new Promise(setImmediate);
      site.clock.advance(55_000);
      expect((await poll).events[0].type).to.equal('heartbeat');
    }),
    sentence(
      'delete_message (since FL 274 always sent to the user who deleted, even without subscription)',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const channel = await fixtures.channel([anna]);
        const id = await send(anna, channel);
        const events = await listen(owner.client, ['delete_message']);
        await owner.client.ok('DELETE', `/messages/${String(id)}`);
        const [event] = await events();
        expect(event).to.include({ type: 'delete_message', message_id: id });
      },
    ),
    sentence(
      'presence and user_status (since FL 228 only to users who can access the user)',
      async (fixtures) => {
        const { site, anna, ben } = fixtures;
        const guest = await lonelyGuest(site, fixtures.fresh('Guest'));
        await fixtures.channel([anna, guest]);
        await whileGuestsSeeFew(site, async () => {
          const events = await listen(guest.client, ['user_status']);
          for (const { client } of [anna, ben])
            await client.ok('POST', '/users/me/status', { status_text: fixtures.fresh('status') });
          expect((await events()).map(({ user_id }) => user_id as number)).to.deep.equal([anna.id]);
        });
      },
    ),
    sentence('typing (message_type `direct` or `stream`, FL 215)', async (fixtures) => {
      const { anna, ben } = fixtures;
      const { id } = await fixtures.channel([anna, ben]);
      const capabilities = { notification_settings_null: true, stream_typing_notifications: true };
      const events = await listen(ben.client, ['typing'], { client_capabilities: capabilities });
      await anna.client.ok('POST', '/typing', { op: 'start', type: 'direct', to: [ben.id] });
      await anna.client.ok('POST', '/typing', {
        op: 'start',
        type: 'stream',
        stream_id: id,
        topic: 'logo',
      });
      expect((await events()).map(({ message_type }) => message_type as string)).to.deep.equal([
        'direct',
        'stream',
      ]);
    }),
    sentence('realm_user with op add or remove (guest access changes, FL 228)', async (fixtures) => {
      const { site, anna } = fixtures;
      const guest = await lonelyGuest(site, fixtures.fresh('Guest'));
      const channel = await fixtures.channel([anna]);
      const capabilities = { notification_settings_null: true, user_list_incomplete: true };
      await whileGuestsSeeFew(site, async () => {
        const events = await listen(guest.client, ['realm_user'], { client_capabilities: capabilities });
        const principals = { subscriptions: [{ name: channel.name }], principals: [guest.id] };
        await anna.client.ok('POST', '/users/me/subscriptions', principals);
        await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [channel.name] });
        const told = (await events()).map(({ op, person }) => [op as string, person.user_id as number]);
        expect(told).to.deep.equal([
          ['add', anna.id],
          ['remove', anna.id],
        ]);
      });
    }),
    sentence('realm_bot, onboarding_steps,', async (fixtures) => {
      const { anna } = fixtures;
      const person = await fixtures.person();
      const [bots, steps] = [
        await listen(anna.client, ['realm_bot']),
        await listen(person.client, ['onboarding_steps']),
      ];
      const short_name = fixtures.fresh('robot').replace(' ', '');
      await anna.client.ok('POST', '/bots', { full_name: short_name, short_name });
      expect((await bots()).map(({ op }) => op as string)).to.deep.equal(['add']);
      const { onboarding_steps } = await person.client.ok('POST', '/register', {
        fetch_event_types: ['onboarding_steps'],
      });
      const onboarding_step = onboarding_steps[0].name as string;
      await person.client.ok('POST', '/users/me/onboarding_steps', { onboarding_step });
      const [event] = await steps();
      expect(event.onboarding_steps).to.have.length(onboarding_steps.length - 1);
    }),
    sentence('subscription peer_add and peer_remove', async (fixtures) => {
      const { anna, ben } = fixtures;
      const { id, name } = await fixtures.channel([anna]);
      const events = await listen(anna.client, ['subscription'], { include_subscribers: true });
      const subscriptions = [{ name }];
      await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [ben.id] });
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
      const peers = { stream_ids: [id], user_ids: [ben.id] };
      const told = (await events()).map(({ op, stream_ids, user_ids }) => ({ op, stream_ids, user_ids }));
      expect(told).to.deep.equal([
        { op: 'peer_add', ...peers },
        { op: 'peer_remove', ...peers },
      ]);
    }),
    sentence('channel creation', async (fixtures) => {
      const { anna, ben } = fixtures;
      const events = await listen(ben.client, ['stream']);
      const { id } = await fixtures.channel([anna]);
      const [{ op, streams }] = await events();
      expect([op, streams[0].stream_id]).to.deep.equal(['create', id]);
    }),
    sentence('drafts events', async (fixtures) => {
      const { client } = await fixtures.person();
      const events = await listen(client, ['drafts']);
      const draft = { type: '', to: [], topic: '', content: 'x' };
      const { ids } = await client.ok('POST', '/drafts', { drafts: [draft] });
      await client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: { ...draft, content: 'y' } });
      await client.ok('DELETE', `/drafts/${String(ids[0])}`);
      expect((await events()).map(({ op }) => op as string)).to.deep.equal(['add', 'update', 'remove']);
    }),
    sentence(
      'Operation to event ties: PATCH /settings gives user_settings update events; POST /users/me/subscriptions/properties gives subscription update events (two for is_muted or in_home_view from FL 139); POST /drafts and PATCH /drafts/{draft_id} give drafts events.',
      async (fixtures) => {
        const person = await fixtures.person();
        const { id: stream_id } = await fixtures.channel([person]);
        const types = ['user_settings', 'subscription', 'drafts'];
        const events = await listen(person.client, types);
        await person.client.ok('PATCH', '/settings', { enable_sounds: false });
        await person.client.ok('POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property: 'is_muted', value: true }],
        });
        const draft = { type: '', to: [], topic: '', content: 'x' };
        const { ids } = await person.client.ok('POST', '/drafts', { drafts: [draft] });
        await person.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: { ...draft, content: 'y' } });
        expect((await events()).map(({ type, op }) => `${String(type)} ${String(op)}`)).to.deep.equal([
          'user_settings update',
          'subscription update',
          'subscription update',
          'drafts add',
          'drafts update',
        ]);
      },
    ),
  ],
};
