import { expect } from 'chai';

import { sentence, type Section } from './sentence.js';
import { newChannelParameters } from './new-channel-parameters.js';
import { PATH, refused, subscribe } from './subscribing.js';
import { groupIds, limit, listen, subscriptionOf } from './fixtures.js';

export const createSubscriptions: Section = {
  title: 'POST /users/me/subscriptions',
  sentences: [
    sentence('Subscribes one or more users to one or more channels.', async (fixtures) => {
      const { owner, anna, ben } = fixtures;
      const names = [(await fixtures.channel([owner])).name, (await fixtures.channel([owner])).name];
      const { subscribed } = await subscribe(owner.client, names, { principals: [anna.id, ben.id] });
      expect(subscribed[anna.email]).to.have.members(names);
      expect(subscribed[ben.email]).to.have.members(names);
      for (const name of names) expect(await subscriptionOf(ben.client, name)).to.include({ name });
    }),
    sentence('Channels that do not exist are created.', async (fixtures) => {
      const { anna, ben } = fixtures;
      const name = fixtures.fresh('created');
      const events = await listen(ben.client, ['stream']);
      await subscribe(anna.client, name);
      const [{ op, streams }] = await events();
      expect({ op, name: streams[0].name }).to.deep.equal({ op: 'create', name });
    }),
    sentence(
      "Whether a user may subscribe oneself or others depends on the channel's privacy settings.",
      async (fixtures) => {
        const { owner, anna, ben } = fixtures;
        const open = await fixtures.channel([owner]);
        await subscribe(anna.client, open.name);
        const closed = await fixtures.channel([owner, anna], { invite_only: true });
        await refused(ben.client, closed.name, {}, { code: 'BAD_REQUEST' });
        await subscribe(anna.client, closed.name, { principals: [ben.id] });
        expect(await subscriptionOf(ben.client, closed.id)).to.include({ invite_only: true });
      },
    ),
    sentence(
      'subscriptions | object[] | yes | Each item: `name` string required (channel name; max length is max_stream_name_length from the register response); `description` string optional (markdown, used only for a new channel; max length max_stream_description_length)',
      async (fixtures) => {
        const { anna } = fixtures;
        await anna.client.fails('POST', PATH, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        const nameless = { subscriptions: [{ description: 'x' }] };
        await anna.client.fails('POST', PATH, nameless, {
          msg: 'subscriptions[0]["name"] field is missing: Field required',
        });
        const most = await limit(fixtures, 'max_stream_name_length');
        const name = fixtures.fresh('n'.repeat(most)).slice(-most);
        await subscribe(anna.client, name);
        await refused(anna.client, `x${name}`, {}, { code: 'BAD_REQUEST' });
        const longest = await limit(fixtures, 'max_stream_description_length');
        const described = (description: string) => ({
          subscriptions: [{ name: fixtures.fresh('described'), description }],
        });
        await anna.client.ok('POST', PATH, described('d'.repeat(longest)));
        await anna.client.fails('POST', PATH, described('d'.repeat(longest + 1)), { code: 'BAD_REQUEST' });
        const again = { subscriptions: [{ name, description: 'another' }] };
        await anna.client.ok('POST', PATH, again);
        expect((await subscriptionOf(anna.client, name)).description).to.equal('');
      },
    ),
    sentence(
      'principals | string[] or integer[] | no | User IDs (preferred; integers since FL 9) or API emails; default is the requesting user',
      async (fixtures) => {
        const { owner, anna, ben } = fixtures;
        const { name } = await fixtures.channel([owner]);
        const byId = await subscribe(owner.client, name, { principals: [anna.id] });
        expect(byId.subscribed).to.deep.equal({ [anna.email]: [name] });
        const byEmail = await subscribe(owner.client, name, { principals: [ben.email] });
        expect(byEmail.subscribed).to.deep.equal({ [ben.email]: [name] });
        const other = fixtures.fresh('own');
        const own = await subscribe(anna.client, other);
        expect(own.subscribed).to.deep.equal({ [anna.email]: [other] });
      },
    ),
    sentence(
      'authorization_errors_fatal | boolean | no | Default true. When false, authorization failures give a 200 and the channels are listed in `unauthorized`',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const [open, closed] = [
          await fixtures.channel([owner]),
          await fixtures.channel([owner], { invite_only: true }),
        ];
        const names = [closed.name, open.name];
        const fatal = { subscriptions: names.map((name) => ({ name })) };
        await anna.client.fails('POST', PATH, fatal, { code: 'BAD_REQUEST' });
        expect(await subscriptionOf(anna.client, open.id)).to.equal(undefined);
        const answer = await subscribe(anna.client, names, { authorization_errors_fatal: false });
        expect(answer).to.deep.include({
          subscribed: { [anna.email]: [open.name] },
          unauthorized: [closed.name],
        });
        // A channel that the requester may not create is also an authorization failure.
        const groups = await groupIds(fixtures);
        const onlyAdministrators = { new: groups['role:administrators'] };
        await owner.client.ok('PATCH', '/realm', { can_create_public_channel_group: onlyAdministrators });
        const name = fixtures.fresh('refused');
        const other = await fixtures.channel([owner]);
        const mixed = await subscribe(anna.client, [name, other.name], { authorization_errors_fatal: false });
        expect(mixed).to.deep.include({
          subscribed: { [anna.email]: [other.name] },
          unauthorized: [name],
        });
        await refused(anna.client, name, {}, { code: 'BAD_REQUEST' });
      },
    ),
    ...newChannelParameters,
    sentence(
      'Response fields: `subscribed` (object: API email of user mapped to string[] of channel names newly subscribed), `already_subscribed` (same shape, channels the user was already in), `unauthorized` (string[] of channel names the requester could not subscribe to; present only when authorization_errors_fatal is false).',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const { name } = await fixtures.channel([owner]);
        const closed = await fixtures.channel([owner], { invite_only: true });
        const first = await subscribe(anna.client, name);
        expect(first.subscribed).to.deep.equal({ [anna.email]: [name] });
        expect(first).not.to.have.property('unauthorized');
        const second = await subscribe(anna.client, [name, closed.name], {
          authorization_errors_fatal: false,
        });
        expect(second).to.deep.include({
          subscribed: {},
          already_subscribed: { [anna.email]: [name] },
          unauthorized: [closed.name],
        });
      },
    ),
  ],
};
