import { expect } from 'chai';

import { setOrganization } from '../../support/settings.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { findGroup, makeGroup, systemGroup } from './fixtures.js';

describe('PATCH /user_groups/{user_group_id}', () => {
  let site: TestServer;
  let anna: Person;
  let bert: Person;
  let moderators: number;
  let id: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    bert = await site.person('Bert');
    moderators = await systemGroup(anna.client, 'role:moderators');
  });
  after(() => site.close());

  beforeEach(async () => {
    id = await makeGroup(anna.client, { description: 'old', members: [anna.id] });
  });

  const update = (parameters: object, person = anna): Promise<unknown> =>
    person.client.ok('PATCH', `/user_groups/${String(id)}`, { ...parameters });
  const refused = (parameters: object, wanted: object, person = anna): Promise<unknown> =>
    person.client.fails('PATCH', `/user_groups/${String(id)}`, { ...parameters }, { ...wanted });

  it('changes the given properties, and sends an event with them to all users', async () => {
    const queue = await watch(bert.client, ['user_group']);
    const before = await findGroup(anna.client, id);
    const data = {
      name: `${before.name as string} renamed`,
      description: '',
      can_mention_group: moderators,
    };
    await update({ ...data, can_mention_group: { new: moderators, old: before.can_mention_group } });
    expect(await findGroup(anna.client, id)).to.deep.equal({ ...before, ...data });
    expect(await events(queue)).to.deep.equal([{ type: 'user_group', op: 'update', group_id: id, data }]);
  });

  it('lets bots change only groups that they are members of, and their subgroups', async () => {
    const bot = await site.person(`Robot ${String(id)}`, { botOf: anna.id });
    const change = { add: [moderators] };
    await refused({ description: 'new' }, { msg: 'Insufficient permission' }, bot);
    const path = (group: number): string => `/user_groups/${String(group)}/subgroups`;
    await bot.client.fails('POST', path(id), change, { msg: 'Insufficient permission' });
    const own = await makeGroup(anna.client, { members: [bot.id] });
    await bot.client.ok('PATCH', `/user_groups/${String(own)}`, { description: 'new' });
    await bot.client.ok('POST', path(own), change);
    const wanted = { description: 'new', direct_subgroup_ids: [moderators] };
    expect(await findGroup(anna.client, own)).to.deep.include(wanted);
    expect((await findGroup(anna.client, id)).description).to.equal('old');
  });

  it('sends no event for unchanged values', async () => {
    const { name, can_mention_group } = await findGroup(anna.client, id);
    const queue = await watch(bert.client, ['user_group']);
    await update({
      name: ` ${name as string}`,
      description: 'old',
      can_mention_group: { new: can_mention_group },
    });
    await update({
      can_mention_group: { new: { direct_members: [], direct_subgroups: [can_mention_group] } },
    });
    expect(await events(queue)).to.deep.equal([]);
    await update({ name: (name as string).toUpperCase() });
    expect(await events(queue)).to.deep.equal([
      { type: 'user_group', op: 'update', group_id: id, data: { name: (name as string).toUpperCase() } },
    ]);
  });

  it('compares the expected value as sets, and on a mismatch changes nothing', async () => {
    const value = { direct_members: [anna.id, bert.id], direct_subgroups: [moderators] };
    await update({ can_mention_group: { new: value } });
    const before = await findGroup(anna.client, id);
    await refused(
      {
        name: 'something else',
        description: 'something else',
        can_mention_group: { new: moderators, old: { direct_members: [anna.id], direct_subgroups: [] } },
      },
      { code: 'EXPECTATION_MISMATCH', msg: "'old' value does not match the expected value." },
    );
    expect(await findGroup(anna.client, id)).to.deep.equal(before);
    const shuffled = { direct_members: [bert.id, anna.id, bert.id], direct_subgroups: [moderators] };
    await update({ can_mention_group: { new: moderators, old: shuffled } });
    const asObject = { direct_members: [], direct_subgroups: [moderators] };
    await update({ can_mention_group: { new: { direct_members: [], direct_subgroups: [] }, old: asObject } });
    expect((await findGroup(anna.client, id)).can_mention_group).to.deep.equal({
      direct_members: [],
      direct_subgroups: [],
    });
  });

  it('requires an object with the new value', async () => {
    await refused({ can_mention_group: moderators }, { msg: 'can_mention_group is not a dict' });
    await refused(
      { can_mention_group: { old: moderators } },
      { msg: 'can_mention_group["new"] field is missing: Field required' },
    );
    const former = await anna.client.send('PATCH', `/user_groups/${String(id)}`, {
      description: 'new',
      can_mention_group_id: moderators,
    });
    expect(former.body.ignored_parameters_unsupported).to.deep.equal(['can_mention_group_id']);
  });

  it('leaves the name unchanged if the new value is invalid', async () => {
    const before = await findGroup(anna.client, id);
    const internet = await systemGroup(anna.client, 'role:internet');
    await refused(
      { name: 'something else', can_mention_group: { new: internet } },
      { msg: "'can_mention_group' setting cannot be set to 'role:internet' group." },
    );
    await refused({ name: 'x', can_mention_group: { new: 4711 } }, { msg: 'Invalid user group' });
    expect(await findGroup(anna.client, id)).to.deep.equal(before);
  });

  it('refuses names of other groups, empty requests and unknown groups', async () => {
    await makeGroup(anna.client, { name: 'Taken' });
    await refused({ name: 'taken' }, { msg: "User group 'taken' already exists." });
    await refused({}, { code: 'BAD_REQUEST', msg: 'No new data supplied' });
    await anna.client.fails('PATCH', '/user_groups/4711', { name: 'x' }, { msg: 'Invalid user group' });
  });

  it('requires a member of the group or a moderator, within the organization’s policy', async () => {
    const moderator = await site.person('Mod', { role: 'moderator' });
    const insider = await site.person('Gwen', { role: 'guest' });
    const description = 'new';
    await refused({ description }, { code: 'BAD_REQUEST', msg: 'Insufficient permission' }, bert);
    await update({ description: 'of a moderator' }, moderator);
    await refused({ description }, { msg: 'Not allowed for guest users' }, insider);
    await setOrganization(site, { user_group_edit_policy: 2 });
    for (const person of [anna, moderator]) {
      await refused({ description }, { msg: 'Insufficient permission' }, person);
    }
    await site.owner.ok('PATCH', `/user_groups/${String(id)}`, { description });
    await setOrganization(site, {});
  });

  it('refuses users who are members only of a subgroup', async () => {
    const inner = await makeGroup(anna.client, { members: [bert.id] });
    await anna.client.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [inner] });
    await refused({ description: 'new' }, { msg: 'Insufficient permission' }, bert);
  });

  it('refuses to change system groups', async () => {
    await site.owner.fails(
      'PATCH',
      `/user_groups/${String(moderators)}`,
      { description: 'new' },
      { code: 'BAD_REQUEST', msg: 'Insufficient permission' },
    );
  });

  it('accepts one of two concurrent changes that expect the same value', async () => {
    const { can_mention_group: old } = await findGroup(anna.client, id);
    const answers = await Promise.all(
      [anna, bert].map((person) =>
        anna.client.send('PATCH', `/user_groups/${String(id)}`, {
          can_mention_group: { new: { direct_members: [person.id], direct_subgroups: [] }, old },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).to.equal('EXPECTATION_MISMATCH');
  });
});
