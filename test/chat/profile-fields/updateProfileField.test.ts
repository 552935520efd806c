import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch, type Queue } from '../users/event-recorder.js';

const PATH = '/realm/profile_fields';

describe('PATCH /realm/profile_fields/{field_id}', () => {
  let site: TestServer;
  let anna: Person;
  let id: number;
  let queue: Queue;

  const create = async (parameters: object): Promise<number> =>
    (await site.owner.ok('POST', PATH, { ...parameters })).id as number;
  const update = (parameters: object, field = id): Promise<unknown> =>
    site.owner.ok('PATCH', `${PATH}/${String(field)}`, { ...parameters });
  const refused = (parameters: object, msg: string, field = id): Promise<unknown> =>
    site.owner.fails('PATCH', `${PATH}/${String(field)}`, { ...parameters }, { code: 'BAD_REQUEST', msg });
  const fields = async (): Promise<Body[]> =>
    (await anna.client.ok('POST', '/register', { event_types: ['custom_profile_fields'] }))
      .custom_profile_fields as Body[];

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    id = await create({ field_type: 1, name: 'Editor', hint: 'vim' });
    queue = await watch(anna.client, ['custom_profile_fields']);
  });
  afterEach(() => site.close());

  it('changes the given properties, and sends all fields to all users', async () => {
    const [before] = await fields();
    await update({ name: 'editor', display_in_profile_summary: true });
    await update({ hint: '', required: true });
    const after = { ...before, name: 'editor', hint: '', required: true, display_in_profile_summary: true };
    expect(await fields()).to.deep.equal([after]);
    const told = await events(queue);
    expect(told).to.have.length(2);
    expect(told.at(-1)).to.deep.equal({ type: 'custom_profile_fields', fields: [after] });
  });

  it('removes the values of an option that is removed, also for clients that register', async () => {
    const [vim, emacs] = [
      { text: 'Vim', order: '1' },
      { text: 'Emacs', order: '2' },
    ];
    const list = await create({ field_type: 3, name: 'Program', field_data: { vim, emacs } });
    await anna.client.ok('PATCH', '/users/me/profile_data', { data: [{ id: list, value: 'vim' }] });
    const valueOf = async (): Promise<unknown> => {
      const { realm_users } = await site.owner.ok('POST', '/register', { event_types: ['realm_user'] });
      return realm_users.find(({ user_id }: Body) => user_id === anna.id).profile_data[String(list)]?.value;
    };
    expect(await valueOf()).to.equal('vim');
    await update({ field_data: { emacs } }, list);
    expect(await valueOf()).to.equal(undefined);
  });

  it('sends no event for unchanged values', async () => {
    await update({});
    await update({ name: ' Editor', hint: 'vim', required: false, field_data: { a: 'ignored' } });
    expect(await events(queue)).to.deep.equal([]);
  });

  it('refuses what a new field may not have, and leaves the fields unchanged', async () => {
    await create({ field_type: 2, name: 'Long' });
    const before = await fields();
    await refused({ name: ' ' }, 'Label cannot be blank.');
    await refused({ name: 'x'.repeat(41) }, 'name is too long (limit: 40 characters)');
    await refused({ name: 'LONG', required: true }, 'A field with that label already exists.');
    await refused({ name: 'x' }, 'Field id 4711 not found.', 4711);
    const choice = await create({ field_type: 3, name: 'C', field_data: { a: { text: 'a', order: '1' } } });
    await refused({ field_data: {} }, 'Field must have at least one choice.', choice);
    expect((await fields()).slice(0, 2)).to.deep.equal(before);
    const more = { a: { text: 'A', order: '1' }, b: { text: 'B', order: '2' } };
    await update({ field_data: more }, choice);
    expect(JSON.parse((await fields())[2].field_data as string)).to.deep.equal(more);
  });

  it('refuses to change known external accounts, except their display and required properties', async () => {
    const known = await create({ field_type: 7, field_data: { subtype: 'twitter' } });
    const fixed = 'Default custom field cannot be updated.';
    await refused({ name: 'Other' }, fixed, known);
    await refused({ hint: 'Other' }, fixed, known);
    await refused({ field_data: { subtype: 'github' } }, fixed, known);
    await update({ name: 'Twitter username', hint: '', display_in_profile_summary: true }, known);
    await update({ required: true }, known);
    const { required, display_in_profile_summary: shown } = (await fields())[1];
    expect([required, shown]).to.deep.equal([true, true]);
  });

  it('allows at most two fields in the profile summary, also under concurrent requests', async () => {
    const ids = [id];
    for (const name of ['b', 'c', 'd']) ids.push(await create({ field_type: 1, name }));
    const answers = await Promise.all(
      ids.map((one) =>
        site.owner.send('PATCH', `${PATH}/${String(one)}`, { display_in_profile_summary: true }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 200, 400, 400]);
    const [shown = 0] = ids.filter((_, index) => answers[index]?.status === 200);
    const [hidden = 0] = ids.filter((_, index) => answers[index]?.status === 400);
    await update({ display_in_profile_summary: true }, shown);
    await update({ display_in_profile_summary: false }, shown);
    await update({ display_in_profile_summary: true }, hidden);
    const long = await create({ field_type: 2, name: 'Long' });
    const msg = 'Field type not supported for display in profile summary.';
    await refused({ display_in_profile_summary: true }, msg, long);
  });
});
