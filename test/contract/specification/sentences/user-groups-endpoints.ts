import { expect } from 'chai';

import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, successBody, type Section } from './sentence.js';
import { type Fixtures } from './fixtures.js';

const groups = async ({ client }: Person): Promise<Body[]> =>
  (await client.ok('GET', '/user_groups')).user_groups;

const groupBy = async (person: Person, key: 'id' | 'name', value: unknown): Promise<Body> =>
  (await groups(person)).find((one) => one[key] === value);

/** A user group with Anna as a member. */
const makeGroup = async ({ owner, anna, fresh }: Fixtures, more: Parameters = {}): Promise<Body> => {
  const name = fresh('group');
  const fields = { name, description: 'Those who draw', members: [anna.id], ...more };
  await owner.client.ok('POST', '/user_groups/create', fields);
  return groupBy(owner, 'name', name);
};

const patchGroup = ({ owner }: Fixtures, id: number, parameters: Parameters): Promise<Body> =>
  owner.client.ok('PATCH', `/user_groups/${String(id)}`, parameters);

const refusesGroup = ({ owner }: Fixtures, id: number, parameters: Parameters, code = 'BAD_REQUEST') =>
  owner.client.fails('PATCH', `/user_groups/${String(id)}`, parameters, { code });

export const userGroups: Section = {
  title: 'PATCH /user_groups/{user_group_id} and its subgroups',
  sentences: [
    sentence('Path: user_group_id integer.', async (fixtures) => {
      const [one, other] = [await makeGroup(fixtures), await makeGroup(fixtures)];
      await patchGroup(fixtures, one.id, { description: 'Painters' });
      expect((await groupBy(fixtures.owner, 'id', one.id)).description).to.equal('Painters');
      expect((await groupBy(fixtures.owner, 'id', other.id)).description).to.equal('Those who draw');
      await refusesGroup(fixtures, 999_999, { description: 'Nobody' });
    }),
    sentence('name | string | no | New name (required before FL 165)', async (fixtures) => {
      const { id } = await makeGroup(fixtures);
      const name = fixtures.fresh('renamed');
      await patchGroup(fixtures, id, { name });
      expect(await groupBy(fixtures.owner, 'id', id)).to.include({ name, description: 'Those who draw' });
    }),
    sentence('description | string | no | New description (required before FL 165)', async (fixtures) => {
      const { id, name } = await makeGroup(fixtures);
      await patchGroup(fixtures, id, { description: 'Those who paint' });
      expect(await groupBy(fixtures.owner, 'id', id)).to.include({ name, description: 'Those who paint' });
    }),
    sentence(
      'can_mention_group | object | no | Object with `new` (required; integer group ID or an object of the form with `direct_members` integer[] of user IDs and `direct_subgroups` integer[] of group IDs) and `old` (optional; the expected current value, same two forms).',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const { id } = await makeGroup(fixtures);
        const other = await makeGroup(fixtures);
        const now = async (): Promise<unknown> =>
          (await groupBy(owner, 'id', id)).can_mention_group as unknown;
        await patchGroup(fixtures, id, { can_mention_group: { new: other.id } });
        expect(await now()).to.equal(other.id);
        const value = { direct_members: [anna.id], direct_subgroups: [other.id] };
        await patchGroup(fixtures, id, { can_mention_group: { new: value, old: other.id } });
        expect(await now()).to.deep.equal(value);
        await patchGroup(fixtures, id, { can_mention_group: { new: other.id, old: value } });
        const stale = { can_mention_group: { new: id, old: value } };
        await refusesGroup(fixtures, id, stale, 'EXPECTATION_MISMATCH');
        await refusesGroup(fixtures, id, { can_mention_group: { old: other.id } });
        expect(await now()).to.equal(other.id);
      },
    ),
    sentence('Cannot be set to the system groups `role:internet` and `role:owners`.', async (fixtures) => {
      const { id } = await makeGroup(fixtures);
      for (const name of ['role:internet', 'role:owners']) {
        const system = await groupBy(fixtures.owner, 'name', name);
        await refusesGroup(fixtures, id, { can_mention_group: { new: system.id } });
      }
      const nobody = await groupBy(fixtures.owner, 'name', 'role:nobody');
      await patchGroup(fixtures, id, { can_mention_group: { new: nobody.id } });
    }),
    sentence(
      'From FL 260 only this object form is accepted; before FL 258 only an integer form; named can_mention_group_id before FL 198 (FL 191)',
      async (fixtures) => {
        const { id } = await makeGroup(fixtures);
        await refusesGroup(fixtures, id, { can_mention_group: id });
        await refusesGroup(fixtures, id, { can_mention_group_id: id });
      },
    ),
    successBody(async (fixtures) =>
      patchGroup(fixtures, (await makeGroup(fixtures)).id, { description: 'Painters' }),
    ),
    sentence(
      'Parameters, both optional: `add` integer[] (group IDs to add as subgroups), `delete` integer[] (group IDs to remove). Response: success body.',
      async (fixtures) => {
        const { owner } = fixtures;
        const [outer, one, other] = [
          await makeGroup(fixtures),
          await makeGroup(fixtures),
          await makeGroup(fixtures),
        ];
        const change = (parameters: Parameters): Promise<Body> =>
          owner.client.ok('POST', `/user_groups/${String(outer.id)}/subgroups`, parameters);
        const now = async (): Promise<number[]> => (await groupBy(owner, 'id', outer.id)).direct_subgroup_ids;
        expect(await change({ add: [one.id] })).to.deep.equal({ result: 'success', msg: '' });
        expect(await now()).to.deep.equal([one.id]);
        await change({ add: [other.id], delete: [one.id] });
        expect(await now()).to.deep.equal([other.id]);
        await change({ delete: [other.id] });
        expect(await now()).to.deep.equal([]);
      },
    ),
  ],
};
