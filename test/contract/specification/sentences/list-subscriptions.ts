import { expect } from 'chai';

import type { Body, Parameters } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { PATH } from './subscribing.js';

export const listSubscriptions: Section = {
  title: 'GET /users/me/subscriptions',
  sentences: [
    sentence(
      'include_subscribers | boolean | no | Default false. Adds `subscribers` to each channel object; may be slow for large organizations',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        await fixtures.channel([anna, ben]);
        const list = async (parameters: Parameters): Promise<Body[]> =>
          (await anna.client.ok('GET', PATH, parameters)).subscriptions;
        for (const one of await list({})) expect(one).not.to.have.property('subscribers');
        for (const one of await list({ include_subscribers: true }))
          expect(one.subscribers).to.include(anna.id);
      },
    ),
    sentence('Response: `subscriptions` (array of channel subscription objects).', async (fixtures) => {
      const person = await fixtures.person();
      const [one, other] = [await fixtures.channel([person]), await fixtures.channel([person])];
      const { subscriptions } = await person.client.ok('GET', PATH);
      const names = subscriptions.map(({ name }: Body) => name as string);
      expect(names).to.include.members([one.name, other.name]);
    }),
  ],
};
