import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/profile_fields';

describe('POST /realm/profile_fields', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const create = async (parameters: object): Promise<number> =>
    (await site.owner.ok('POST', PATH, { ...parameters })).id as number;
  const refused = (parameters: object, msg: string): Promise<unknown> =>
    site.owner.fails('POST', PATH, { ...parameters }, { code: 'BAD_REQUEST', msg });
  const fields = async (): Promise<Body[]> =>
    (await anna.client.ok('POST', '/register', { event_types: ['custom_profile_fields'] }))
      .custom_profile_fields as Body[];

  it('appends the field, and sends all fields to all users', async () => {
    const queue = await watch(anna.client, ['custom_profile_fields']);
    const first = await create({ field_type: 1, name: ' Editor ', hint: 'vim', required: true });
    const data = { vim: { text: 'Vim', order: '1' } };
    const second = await create({
      field_type: 3,
      name: 'Choice',
      field_data: data,
      display_in_profile_summary: true,
    });
    const [one, two] = [
      {
        id: first,
        name: 'Editor',
        field_type: 1,
        type: 1,
        hint: 'vim',
        field_data: '',
        order: 1,
        required: true,
        display_in_profile_summary: false,
      },
      {
        id: second,
        name: 'Choice',
        field_type: 3,
        type: 3,
        hint: '',
        field_data: JSON.stringify(data),
        order: 2,
        required: false,
        display_in_profile_summary: true,
      },
    ];
    expect(await fields()).to.deep.equal([one, two]);
    expect(await events(queue)).to.deep.equal([
      { type: 'custom_profile_fields', fields: [one] },
      { type: 'custom_profile_fields', fields: [one, two] },
    ]);
  });

  it('accepts every type that POST /register lists', async () => {
    const { custom_profile_field_types: types } = await anna.client.ok('POST', '/register', {
      event_types: ['custom_profile_fields'],
    });
    const ids = Object.values(types as Record<string, { id: number }>).map(({ id }) => id);
    expect([...ids].sort()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const field_type of [1, 2, 4, 5, 6, 8]) {
      await create({ field_type, name: `Field ${String(field_type)}`, field_data: { a: 'ignored' } });
    }
    expect((await fields()).map(({ field_data }) => field_data as string)).to.deep.equal(Array(6).fill(''));
    await refused({ field_type: 9, name: 'x' }, 'Invalid field type.');
  });

  it('refuses invalid labels, hints that are too long, and labels of other fields', async () => {
    await refused({ field_type: 1, name: ' ' }, 'Label cannot be blank.');
    await refused({ field_type: 1, name: '😀'.repeat(41) }, 'name is too long (limit: 40 characters)');
    await refused(
      { field_type: 1, name: 'x', hint: 'x'.repeat(81) },
      'hint is too long (limit: 80 characters)',
    );
    await create({ field_type: 1, name: '😀'.repeat(40), hint: 'x'.repeat(80) });
    await create({ field_type: 1, name: 'Editor' });
    await refused({ field_type: 2, name: 'editor' }, 'A field with that label already exists.');
    expect(await fields()).to.have.length(2);
  });

  const names = async (): Promise<unknown[]> => (await fields()).map(({ name }) => name as unknown);

  it('names a field without a label after its type', async () => {
    const own = { subtype: 'custom', url_pattern: 'https://a.example/%(username)s' };
    const choices = { vim: { text: 'Vim', order: '1' } };
    const data: Readonly<Record<number, object>> = { 3: choices, 7: own };
    for (const field_type of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await create({ field_type, ...(data[field_type] && { field_data: data[field_type] }) });
    }
    expect(await names()).to.deep.equal([
      'Short text',
      'Long text',
      'List of options',
      'Date picker',
      'Link',
      'Person picker',
      'External account',
      'Pronouns',
    ]);
  });

  it('makes a generated label unique, ignoring case', async () => {
    await create({ field_type: 1, name: 'SHORT TEXT' });
    await create({ field_type: 1, name: 'short text 3' });
    await create({ field_type: 1 });
    await create({ field_type: 1 });
    for (const name of [undefined, 'ignored']) {
      await create({ field_type: 7, ...(name && { name }), field_data: { subtype: 'github' } });
    }
    expect(await names()).to.deep.equal([
      'SHORT TEXT',
      'short text 3',
      'Short text 2',
      'Short text 4',
      'GitHub username',
      'GitHub username 2',
    ]);
  });

  it('gives different labels to fields created concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => create({ field_type: 8 })));
    expect(await names()).to.have.members(['Pronouns', 'Pronouns 2', 'Pronouns 3']);
  });

  it('refuses invalid options', async () => {
    const choices = (field_data: object, msg: string): Promise<unknown> =>
      refused({ field_type: 3, name: 'Choice', field_data }, msg);
    const form = 'Invalid field_data: Value error, an option has a text and an order';
    await refused({ field_type: 3, name: 'Choice' }, 'Field must have at least one choice.');
    await choices({}, 'Field must have at least one choice.');
    await choices({ ' ': { text: 'a', order: '1' } }, "'value' cannot be blank.");
    const twice = { a: { text: 'a', order: '1' }, b: { text: 'a', order: '2' } };
    await choices(twice, 'Field must not have duplicate choices.');
    for (const choice of ['a', { text: 'a' }, { text: ' ', order: '1' }, { text: 'a', order: 1 }, null]) {
      await choices({ a: choice }, form);
    }
    await choices({ a: { text: 'a', order: '1', color: 'red' } }, form);
    await refused({ field_type: 3, name: 'x', field_data: [] }, 'field_data is not a dict');
  });

  it('accepts known external accounts, and custom ones with a URL pattern', async () => {
    const account = (field_data: object, msg: string): Promise<unknown> =>
      refused({ field_type: 7, name: 'Account', field_data }, msg);
    await account({}, 'Invalid external account type');
    await account({ subtype: 'other' }, 'Invalid external account type');
    await account({ subtype: 'custom' }, 'Custom external account must define URL pattern');
    for (const pattern of ['https://a.example/', 'https://a.example/%(username)s/%(username)s']) {
      await account({ subtype: 'custom', url_pattern: pattern }, "URL pattern must contain '%(username)s'.");
    }
    for (const pattern of ['%(username)s', 'javascript:%(username)s', 'https://a b/%(username)s']) {
      await account({ subtype: 'custom', url_pattern: pattern }, 'url_pattern is not a URL');
    }
    await account(
      { subtype: 'custom', url_pattern: 'https://a.example/%(username)s', more: '1' },
      'Invalid field_data: Value error, an external account has a subtype and a url_pattern',
    );
    await create({ field_type: 7, name: 'ignored', hint: 'ignored', field_data: { subtype: 'github' } });
    const own = { subtype: 'custom', url_pattern: 'https://%(username)s.example.com/' };
    await create({ field_type: 7, name: 'Own', hint: 'Yours', field_data: own });
    expect((await fields()).map(({ name, hint }) => [name, hint] as unknown)).to.deep.equal([
      ['GitHub username', ''],
      ['Own', 'Yours'],
    ]);
  });

  it('allows at most two fields in the profile summary, also under concurrent requests', async () => {
    for (const field_type of [2, 6]) {
      await refused(
        { field_type, name: 'x', display_in_profile_summary: true },
        'Field type not supported for display in profile summary.',
      );
    }
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        site.owner.send('POST', PATH, {
          field_type: 1,
          name: `Field ${String(number)}`,
          display_in_profile_summary: true,
        }),
      ),
    );
    const full = 'Only 2 custom profile fields can be displayed in the profile summary.';
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed.map(({ body }) => body.msg as string)).to.deep.equal([full, full, full]);
    const shown = (await fields()).filter((field) => field.display_in_profile_summary === true);
    expect(shown).to.have.length(2);
  });

  it('requires an administrator', async () => {
    await anna.client.fails(
      'POST',
      PATH,
      { field_type: 1, name: 'x' },
      { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' },
    );
  });
});
