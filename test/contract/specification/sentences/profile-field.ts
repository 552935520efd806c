import { expect } from 'chai';

import { sentence, type Section } from './sentence.js';
import { profileField } from './fixtures.js';

export const profileFields: Section = {
  title: 'Custom profile field',
  sentences: [
    sentence('Fields: id integer; name string; hint string;', async (fixtures) => {
      const name = fixtures.fresh('Field');
      const field = await profileField(fixtures, { field_type: 1, name, hint: 'Editor' });
      expect(field).to.include({ name, hint: 'Editor' });
      expect(field.id).to.be.a('number');
    }),
    sentence(
      'field_type integer (1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account, 8 pronouns (FL 151))',
      async (fixtures) => {
        const { owner, anna, ben } = fixtures;
        const data: Readonly<Record<number, object>> = {
          3: { vim: { text: 'Vim', order: '1' } },
          7: { subtype: 'custom', url_pattern: 'https://example.com/%(username)s' },
        };
        const taken: Readonly<Record<number, unknown>> = {
          1: 'x'.repeat(50),
          2: 'x'.repeat(500),
          3: 'vim',
          4: '2024-02-29',
          5: 'https://example.com',
          6: [ben.id],
          7: 'anna',
          8: 'she',
        };
        const refused: Readonly<Record<number, unknown>> = {
          1: 'x'.repeat(51),
          2: 'x'.repeat(501),
          3: 'emacs',
          4: '2024-02-30',
          5: 'no link',
          6: [999_999],
          7: 'x'.repeat(51),
          8: 'x'.repeat(51),
        };
        for (let field_type = 1; field_type <= 8; field_type += 1) {
          const name = fixtures.fresh('Field');
          const field = await profileField(fixtures, { field_type, name, field_data: data[field_type] });
          expect(field.field_type).to.equal(field_type);
          const set = (value: unknown) =>
            owner.client.send('PATCH', `/users/${String(anna.id)}`, {
              profile_data: [{ id: field.id as number, value }],
            });
          expect((await set(taken[field_type])).status, String(field_type)).to.equal(200);
          expect((await set(refused[field_type])).status, String(field_type)).to.equal(400);
        }
        await owner.client.fails(
          'POST',
          '/realm/profile_fields',
          { field_type: 9, name: fixtures.fresh('Field') },
          { code: 'BAD_REQUEST' },
        );
      },
    ),
    sentence('field_data object; display_in_profile_summary boolean; required boolean.', async (fixtures) => {
      const choices = { vim: { text: 'Vim', order: '1' } };
      const plain = await profileField(fixtures, {
        field_type: 3,
        name: fixtures.fresh('Field'),
        field_data: choices,
      });
      // A departure: the object is encoded as JSON text, which existing clients parse.
      expect(JSON.parse(plain.field_data)).to.deep.equal(choices);
      expect(plain).to.include({ display_in_profile_summary: false, required: false });
      const special = await profileField(fixtures, {
        field_type: 1,
        name: fixtures.fresh('Field'),
        display_in_profile_summary: true,
        required: true,
      });
      expect(special).to.include({ display_in_profile_summary: true, required: true });
    }),
  ],
};
