import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { sentence, successBody, type Section, type Sentence } from './sentence.js';
import { PROPERTIES, setProperty } from './subscribing.js';
import { listen, omit, subscriptionOf } from './fixtures.js';

/** A boolean property that applies only to the user who sets it. */
const isPersonal = (says: string, property: string): Sentence =>
  sentence(says, async (fixtures) => {
    const { anna, ben } = fixtures;
    const { id } = await fixtures.channel([anna, ben]);
    const others = (await subscriptionOf(ben.client, id))[property];
    const events = await listen(anna.client, ['subscription']);
    const before = (await subscriptionOf(anna.client, id))[property] as boolean | null;
    for (const value of [before !== true, before === true]) {
      await setProperty(anna.client, id, property, value);
      expect((await subscriptionOf(anna.client, id))[property]).to.equal(value);
      expect((await subscriptionOf(ben.client, id))[property]).to.equal(others);
      const [event] = (await events()).filter((one) => one.property === property);
      expect(event).to.deep.include({ type: 'subscription', op: 'update', stream_id: id, value });
    }
    await anna.client.fails(
      'POST',
      PROPERTIES,
      { subscription_data: [{ stream_id: id, property, value: 'yes' }] },
      { msg: `${property} is not a boolean` },
    );
  });

export const updateSubscriptionProperties: Section = {
  title: 'POST /users/me/subscriptions/properties',
  sentences: [
    sentence("Updates the user's personal settings for subscribed channels.", async (fixtures) => {
      const { anna, owner } = fixtures;
      const { id } = await fixtures.channel([owner]);
      const change = { stream_id: id, property: 'pin_to_top', value: true };
      await anna.client.fails(
        'POST',
        PROPERTIES,
        { subscription_data: [change] },
        { msg: `Not subscribed to channel ID ${String(id)}` },
      );
    }),
    sentence(
      'subscription_data | object[] | yes | Each item has `stream_id` integer required, `property` string required, `value` boolean or string required',
      async (fixtures) => {
        const { anna } = fixtures;
        const { id: stream_id } = await fixtures.channel([anna]);
        const whole: Body = { stream_id, property: 'pin_to_top', value: true };
        await anna.client.ok('POST', PROPERTIES, { subscription_data: [whole, whole] });
        await anna.client.fails('POST', PROPERTIES, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        for (const name of Object.keys(whole)) {
          const rest = omit(whole, name);
          await anna.client.fails(
            'POST',
            PROPERTIES,
            { subscription_data: [rest] },
            { msg: `subscription_data[0]["${name}"] field is missing: Field required` },
          );
        }
      },
    ),
    sentence('color | string | Hex color of the channel for this user', async (fixtures) => {
      const { anna } = fixtures;
      const { id } = await fixtures.channel([anna]);
      for (const color of ['#c2726a', '#abc']) await setProperty(anna.client, id, 'color', color);
      expect((await subscriptionOf(anna.client, id)).color).to.match(/^#/);
      for (const value of ['red', '#12', '#1234567', '#xyzxyz']) {
        const subscription_data = [{ stream_id: id, property: 'color', value }];
        await anna.client.fails('POST', PROPERTIES, { subscription_data }, { code: 'BAD_REQUEST' });
      }
    }),
    isPersonal('is_muted | boolean | Channel muted', 'is_muted'),
    isPersonal('in_home_view | boolean | Legacy inverse of is_muted, still accepted', 'in_home_view'),
    isPersonal('pin_to_top | boolean | Pin channel to top of list', 'pin_to_top'),
    isPersonal(
      'desktop_notifications | boolean | Desktop notification for all messages',
      'desktop_notifications',
    ),
    isPersonal('audible_notifications | boolean | Sound for all messages', 'audible_notifications'),
    isPersonal('push_notifications | boolean | Mobile push for all messages', 'push_notifications'),
    isPersonal('email_notifications | boolean | Email for all messages', 'email_notifications'),
    isPersonal(
      'wildcard_mentions_notify | boolean | Wildcard mentions notify like personal mentions',
      'wildcard_mentions_notify',
    ),
    sentence(
      'For `color` the value is a string; for every other property it is a boolean.',
      async (fixtures) => {
        const { anna } = fixtures;
        const { id: stream_id } = await fixtures.channel([anna]);
        const subscription_data = [{ stream_id, property: 'color', value: true }];
        await anna.client.fails(
          'POST',
          PROPERTIES,
          { subscription_data },
          {
            msg: 'color is not a string',
          },
        );
      },
    ),
    successBody(async (fixtures) => {
      const { id } = await fixtures.channel([fixtures.anna]);
      return setProperty(fixtures.anna.client, id, 'pin_to_top', true);
    }),
    sentence(
      'Before FL 111 the response echoed subscription_data; now it carries ignored_parameters_unsupported.',
      async (fixtures) => {
        const { anna } = fixtures;
        const { id: stream_id } = await fixtures.channel([anna]);
        const subscription_data = [{ stream_id, property: 'pin_to_top', value: true }];
        const answer = await anna.client.ok('POST', PROPERTIES, { subscription_data, zebra: 1 });
        expect(answer).to.deep.equal({
          result: 'success',
          msg: '',
          ignored_parameters_unsupported: ['zebra'],
        });
      },
    ),
    sentence('Emits subscription update events (see States and Events).', async (fixtures) => {
      const { anna, ben } = fixtures;
      const { id: stream_id } = await fixtures.channel([anna, ben]);
      const [own, others] = [
        await listen(anna.client, ['subscription']),
        await listen(ben.client, ['subscription']),
      ];
      await setProperty(anna.client, stream_id, 'color', '#123456');
      const [event] = await own();
      expect(omit(event, 'id')).to.deep.equal({
        type: 'subscription',
        op: 'update',
        stream_id,
        property: 'color',
        value: '#123456',
      });
      expect(await others()).to.deep.equal([]);
    }),
  ],
};
