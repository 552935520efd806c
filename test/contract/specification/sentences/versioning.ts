import { expect } from 'chai';

import { sentence, type Section } from './sentence.js';
import { registered } from './world.js';

export const versioning: Section = {
  title: 'Versioning',
  sentences: [
    sentence('All paths live under `/api/v1`.', async ({ site }) => {
      expect((await fetch(`${site.url}/api/v1/server_settings`)).status).to.equal(200);
      expect((await fetch(`${site.url}/server_settings`)).status).to.equal(404);
    }),
    sentence(
      'The server exposes an integer feature level in the field service_feature_level of the GET /server_settings and POST /register responses.',
      async ({ site, anna }) => {
        const settings = await site.anonymous.ok('GET', '/server_settings');
        const state = await registered(anna.client, 'realm');
        for (const body of [settings, state]) expect(body.service_feature_level).to.equal(282);
      },
    ),
  ],
};
