import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { accountSettings } from './account-settings.js';
import { displaySettings } from './display-settings.js';
import { notificationSettings } from './notification-settings.js';
import { sentence, type Section } from './sentence.js';
import { listen, omit, registered, type Fixtures } from './fixtures.js';

const PATHS = ['/settings', '/settings/display', '/settings/notifications'];

const settingsOf = async ({ client }: Fixtures['anna']): Promise<Body> =>
  (await registered(client, 'user_settings')).user_settings;

export const updateSettings: Section = {
  title: 'PATCH /settings',
  sentences: [
    sentence("Edits the current user's settings.", async (fixtures) => {
      const [one, other] = [await fixtures.person(), await fixtures.person()];
      const before = await settingsOf(one);
      expect(await settingsOf(other)).to.deep.equal(before);
      await one.client.ok('PATCH', '/settings', { color_scheme: 2, enable_sounds: false });
      expect(await settingsOf(one)).to.deep.equal({ ...before, color_scheme: 2, enable_sounds: false });
      expect(await settingsOf(other)).to.deep.equal(before);
    }),
    sentence('All parameters are optional.', async (fixtures) => {
      const person = await fixtures.person();
      const before = await settingsOf(person);
      for (const path of PATHS)
        expect(await person.client.ok('PATCH', path)).to.deep.equal({ result: 'success', msg: '' });
      expect(await settingsOf(person)).to.deep.equal(before);
    }),
    sentence(
      'The endpoints PATCH /settings/display and PATCH /settings/notifications are deprecated aliases (FL 80).',
      async (fixtures) => {
        const person = await fixtures.person();
        for (const [index, path] of PATHS.entries()) {
          const change = { enable_sounds: index % 2 === 1, color_scheme: 3 - index };
          expect(await settingsOf(person)).not.to.include(change);
          await person.client.ok('PATCH', path, change);
          expect(await settingsOf(person)).to.include(change);
        }
      },
    ),
    sentence(
      'Before FL 78 unsupported or unchanged parameters were silently ignored and processed ones were echoed in the response; now unsupported ones are listed in ignored_parameters_unsupported.',
      async (fixtures) => {
        const person = await fixtures.person();
        const change = { enable_sounds: false, font: 'serif', full_name: person.name };
        const ignored_parameters_unsupported = ['font'];
        for (const path of PATHS)
          expect(await person.client.ok('PATCH', path, change)).to.deep.equal({
            result: 'success',
            msg: '',
            ignored_parameters_unsupported,
          });
      },
    ),
    sentence('Emits user_settings events (op update).', async (fixtures) => {
      const person = await fixtures.person();
      const [own, others] = [
        await listen(person.client, ['user_settings']),
        await listen(fixtures.anna.client, ['user_settings']),
      ];
      await person.client.ok('PATCH', '/settings', { enable_sounds: false, starred_message_counts: false });
      const event = { type: 'user_settings', op: 'update', value: false };
      expect((await own()).map((one) => omit(one, 'id'))).to.have.deep.members([
        { ...event, property: 'enable_sounds' },
        { ...event, property: 'starred_message_counts' },
      ]);
      expect(await others()).to.deep.equal([]);
    }),
    ...accountSettings,
    ...displaySettings,
    ...notificationSettings,
  ],
};
