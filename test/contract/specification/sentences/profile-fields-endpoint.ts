import { expect } from 'chai';

import type { Body, Parameters } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { profileField, registered, type Fixtures } from './fixtures.js';

const FIELDS = '/realm/profile_fields';

const refusesField = ({ owner }: Fixtures, parameters: Parameters, msg: string): Promise<Body> =>
  owner.client.fails('POST', FIELDS, parameters, { code: 'BAD_REQUEST', msg });

export const createProfileField: Section = {
  title: 'POST /realm/profile_fields (organization administrators only)',
  sentences: [
    sentence('POST /realm/profile_fields (organization administrators only)', async (fixtures) => {
      const { administrator, moderator, anna, guest } = fixtures;
      const parameters = (): Parameters => ({ field_type: 1, name: fixtures.fresh('Field') });
      await administrator.client.ok('POST', FIELDS, parameters());
      for (const { client } of [moderator, anna, guest])
        await client.fails('POST', FIELDS, parameters(), { msg: 'Must be an organization administrator' });
    }),
    sentence(
      'field_type | integer | yes | 1 to 8 as in the custom profile field resource',
      async (fixtures) => {
        await fixtures.owner.client.fails(
          'POST',
          FIELDS,
          { name: 'x' },
          { code: 'REQUEST_VARIABLE_MISSING' },
        );
        for (const field_type of [0, 9])
          await refusesField(fixtures, { field_type, name: fixtures.fresh('Field') }, 'Invalid field type.');
        for (const field_type of [1, 8])
          expect((await profileField(fixtures, { field_type, name: fixtures.fresh('Field') })).type).to.equal(
            field_type,
          );
      },
    ),
    sentence('name | string | no | Field name', async (fixtures) => {
      const name = fixtures.fresh('Field');
      expect((await profileField(fixtures, { field_type: 1, name })).name).to.equal(name);
      const names = [];
      for (let made = 0; made < 3; made += 1)
        names.push((await profileField(fixtures, { field_type: 4 })).name);
      expect(new Set(names).size).to.equal(3);
      for (const one of names) expect(one).to.match(/^\S/);
    }),
    sentence('hint | string | no | Help text', async (fixtures) => {
      const { hint } = await profileField(fixtures, {
        field_type: 1,
        name: fixtures.fresh('Field'),
        hint: 'Editor',
      });
      expect(hint).to.equal('Editor');
      expect((await profileField(fixtures, { field_type: 1, name: fixtures.fresh('Field') })).hint).to.equal(
        '',
      );
    }),
    sentence(
      'field_data | object | no | For type 3 (list of options): dictionary keyed by option key, each value an object with `text` string and `order` string.',
      async (fixtures) => {
        const field_data = { vim: { text: 'Vim', order: '1' }, ed: { text: 'Ed', order: '2' } };
        const list = await profileField(fixtures, {
          field_type: 3,
          name: fixtures.fresh('Field'),
          field_data,
        });
        expect(JSON.parse(list.field_data)).to.deep.equal(field_data);
        for (const wrong of [{}, { vim: { text: 'Vim' } }, { vim: { order: '1' } }, { vim: 'Vim' }])
          await fixtures.owner.client.fails(
            'POST',
            FIELDS,
            { field_type: 3, name: fixtures.fresh('Field'), field_data: wrong },
            { code: 'BAD_REQUEST' },
          );
      },
    ),
    sentence(
      'display_in_profile_summary | boolean | no | At most 2 fields per organization may be true; not allowed for long text (and currently person picker) types (FL 146)',
      async (fixtures) => {
        const summary = (field_type: number): Parameters => ({
          field_type,
          name: fixtures.fresh('Field'),
          display_in_profile_summary: true,
        });
        const msg = 'Field type not supported for display in profile summary.';
        for (const field_type of [2, 6]) await refusesField(fixtures, summary(field_type), msg);
        await profileField(fixtures, summary(1));
        await profileField(fixtures, summary(1));
        await refusesField(
          fixtures,
          summary(1),
          'Only 2 custom profile fields can be displayed in the profile summary.',
        );
      },
    ),
    sentence(
      'required | boolean | no | Administrator-configured requirement; clients must not assume a required field has a value (FL 244)',
      async (fixtures) => {
        const { id, required } = await profileField(fixtures, {
          field_type: 1,
          name: fixtures.fresh('Field'),
          required: true,
        });
        expect(required).to.equal(true);
        const { profile_data } = await fixtures.anna.client.ok('GET', '/users/me');
        expect(profile_data).not.to.have.property(String(id));
      },
    ),
    sentence('Response: `id` integer (ID of the new field).', async (fixtures) => {
      const name = fixtures.fresh('Field');
      const { id } = await fixtures.owner.client.ok('POST', FIELDS, { field_type: 1, name });
      const { custom_profile_fields } = await registered(fixtures.anna.client, 'custom_profile_fields');
      expect(custom_profile_fields.find((one: Body) => one.id === id).name).to.equal(name);
    }),
  ],
};
