import { expect } from 'chai';

import { sentence, type Section } from './sentence.js';
import { listen, messageOf, registered, send, subscriptionOf } from './fixtures.js';

const GET_OWN = ['GET', '/users/me'] as const;

export const conventions: Section = {
  title: 'Conventions that apply to every endpoint',
  sentences: [
    sentence(
      'Paths below are relative to {base_url}, which ends with `/api/v1`.',
      async ({ site, owner }) => {
        const headers = { Authorization: owner.client.authorization ?? '' };
        const inside = await fetch(`${site.url}/api/v1/users/me`, { headers });
        expect(inside.status).to.equal(200);
        const outside = await fetch(`${site.url}/users/me`, { headers });
        expect(outside.status).to.equal(404);
      },
    ),
    sentence(
      "A successful response is JSON with `result` = `success` and `msg` = empty string, plus the endpoint's own fields.",
      async ({ owner }) => {
        const { headers, body } = await owner.client.send(...GET_OWN);
        expect(headers.get('content-type')).to.equal('application/json');
        expect(body).to.deep.include({ result: 'success', msg: '', user_id: owner.id });
      },
    ),
    sentence(
      'An error response is JSON with `result` = `error`, `msg` (string, human-readable) and `code` (string); some errors add fields (for example `stream_id`).',
      async ({ owner }) => {
        const schedule = { type: 'direct', to: [owner.id], content: 'x', scheduled_delivery_timestamp: 4e9 };
        const { scheduled_message_id: id } = await owner.client.ok('POST', '/scheduled_messages', schedule);
        const target = { type: 'channel', to: 999_999, topic: 'logo' };
        const { headers, body } = await owner.client.send(
          'PATCH',
          `/scheduled_messages/${String(id)}`,
          target,
        );
        expect(headers.get('content-type')).to.equal('application/json');
        expect(body).to.deep.equal({
          result: 'error',
          msg: "Channel with ID '999999' does not exist",
          code: 'STREAM_DOES_NOT_EXIST',
          stream_id: 999_999,
        });
      },
    ),
    sentence(
      'From feature level 167 on, a successful response includes `ignored_parameters_unsupported` (array of strings, the names of request parameters the endpoint does not support) whenever the request carried such parameters.',
      async ({ owner }) => {
        const { ignored_parameters_unsupported: ignored } = await owner.client.ok(...GET_OWN, {
          zebra: 1,
          ape: 2,
        });
        expect(ignored).to.deep.equal(['ape', 'zebra']);
        expect(await owner.client.ok(...GET_OWN)).not.to.have.property('ignored_parameters_unsupported');
        const status = { status_text: 'out', ape: 2 };
        const inBody = await owner.client.ok('POST', '/users/me/status', status);
        expect(inBody.ignored_parameters_unsupported).to.deep.equal(['ape']);
      },
    ),
    sentence(
      'Parameters of non-GET requests are sent as URL-encoded form fields; parameters of GET requests go in the query string.',
      async ({ owner, fresh }) => {
        const text = fresh('status');
        await owner.client.ok('POST', '/users/me/status', { status_text: text }, 'form');
        const { status } = await owner.client.ok('GET', `/users/${String(owner.id)}/status`);
        expect(status.status_text).to.equal(text);
        const { subscriptions } = await owner.client.ok(
          'GET',
          '/users/me/subscriptions',
          { include_subscribers: true },
          'query',
        );
        for (const one of subscriptions) expect(one).to.have.property('subscribers');
      },
    ),
    sentence(
      'Parameters whose type is a list or an object are sent as a JSON-encoded string.',
      async ({ owner, fresh }) => {
        const name = fresh('listed');
        const form = { subscriptions: JSON.stringify([{ name }]), principals: JSON.stringify([owner.id]) };
        const { subscribed } = await owner.client.ok('POST', '/users/me/subscriptions', form, 'form');
        expect(Object.values(subscribed)).to.deep.equal([[name]]);
        const refused = { ...form, subscriptions: name };
        await owner.client.fails('POST', '/users/me/subscriptions', refused, {
          msg: 'subscriptions is not valid JSON',
        });
      },
    ),
    sentence('The words channel and stream name the same thing.', async (fixtures) => {
      const { anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      for (const type of ['channel', 'stream']) {
        const message = { type, to: channel.id, topic: 'logo', content: 'x' };
        const { id } = await anna.client.ok('POST', '/messages', message);
        expect(await messageOf(anna, id)).to.include({ type: 'stream', stream_id: channel.id });
        for (const operator of ['channel', 'stream']) {
          const narrow = [{ operator, operand: channel.name }];
          const parameters = { msg_ids: [id], narrow };
          const { messages } = await anna.client.ok('GET', '/messages/matches_narrow', parameters);
          expect(messages).to.have.property(String(id));
        }
      }
    }),
    sentence(
      'Identifiers keep the word stream (`stream_id`, `stream_post_policy`, `is_default_stream`, the type value `stream`).',
      async (fixtures) => {
        const { anna } = fixtures;
        const channel = await fixtures.channel([anna]);
        expect(await subscriptionOf(anna.client, channel.name)).to.include({
          stream_id: channel.id,
          stream_post_policy: 1,
        });
        const message = await messageOf(anna, await send(anna, channel));
        expect(message).to.include({ type: 'stream', stream_id: channel.id });
      },
    ),
    sentence('Timestamps are UNIX timestamps in seconds (UTC) unless stated otherwise.', async (fixtures) => {
      const { anna, site } = fixtures;
      const now = site.clock.seconds();
      const channel = await fixtures.channel([anna]);
      const message = await messageOf(anna, await send(anna, channel));
      expect(message.timestamp).to.equal(now);
      expect((await subscriptionOf(anna.client, channel.id)).date_created).to.equal(now);
      await anna.client.ok('POST', '/drafts', {
        drafts: [{ type: 'stream', to: [channel.id], topic: 'logo', content: 'Blue' }],
      });
      const { drafts } = await anna.client.ok('GET', '/drafts');
      expect(drafts.at(-1).timestamp).to.equal(now);
    }),
    sentence(
      'Users are identified by integer user ID or by their API email address (the email form the service uses in the API; it can change when the user changes email or email visibility).',
      async (fixtures) => {
        const { owner, administrator } = fixtures;
        const person = await fixtures.person();
        const events = await listen(owner.client, ['realm_user']);
        const find = async (key: string) => (await administrator.client.ok('GET', `/users/${key}`)).user;
        expect((await find(person.email)).user_id).to.equal(person.id);
        expect((await find(String(person.id))).email).to.equal(person.email);
        await person.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
        const hidden = await find(String(person.id));
        expect(hidden.email).not.to.equal(person.email);
        expect((await find(hidden.email)).user_id).to.equal(person.id);
        const changes = (await events()).map(({ person: change }) => change);
        expect(changes).to.deep.include({ user_id: person.id, new_email: hidden.email });
      },
    ),
    sentence('User IDs are preferred.', async (fixtures) => {
      const { anna, ben } = fixtures;
      const name = fixtures.fresh('by ID');
      await anna.client.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name }],
        principals: [ben.id],
      });
      expect((await subscriptionOf(ben.client, name)).name).to.equal(name);
    }),
    sentence(
      '`FL n` means that a parameter, field or behaviour exists from feature level n on (see Versioning).',
      async ({ owner }) => {
        const state = await registered(owner.client, 'realm');
        expect(state.service_feature_level).to.equal(282);
      },
    ),
  ],
};
