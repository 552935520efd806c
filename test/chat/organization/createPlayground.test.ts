import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/playgrounds';
const python = {
  name: 'Python playground',
  pygments_language: 'Python',
  url_template: 'https://python.example.com/?code={code}',
};
const rust = { ...python, name: 'Other', url_template: 'HTTP://other.example.com/{#code}' };

describe('POST /realm/playgrounds: code playgrounds', () => {
  let site: TestServer;
  let anna: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    admin = await site.person('Ada', { role: 'administrator' });
  });
  after(() => site.close());
  beforeEach(() => site.services.store.write((tx) => tx.run('DELETE FROM code_playgrounds')));

  const add = async (playground: object = python): Promise<number> =>
    (await admin.client.ok('POST', PATH, { ...playground })).id;
  const registered = async (): Promise<unknown> =>
    (await anna.client.ok('POST', '/register', { fetch_event_types: ['realm_playgrounds'] }))
      .realm_playgrounds;

  it('are added with an event that has all of them, and shown in register', async () => {
    const queue = await watch(anna.client, ['realm_playgrounds']);
    const one = {
      id: await add({ ...python, name: ' Python playground ', pygments_language: ' Python ' }),
      ...python,
    };
    const two = { id: await add(rust), ...rust };
    expect(await registered()).to.deep.equal([one, two]);
    const type = 'realm_playgrounds';
    expect(await events(queue)).to.deep.equal([
      { type, realm_playgrounds: [one] },
      { type, realm_playgrounds: [one, two] },
    ]);
  });

  it('are refused if they are invalid', async () => {
    const refused = (parameters: object, wanted: object): Promise<unknown> =>
      admin.client.fails('POST', PATH, { ...python, ...parameters }, { code: 'BAD_REQUEST', ...wanted });
    const blank = 'This field cannot be blank.';
    await refused(
      { name: ' ', pygments_language: '', url_template: ' ' },
      { msg: blank, errors: { name: [blank], pygments_language: [blank], url_template: [blank] } },
    );
    for (const pygments_language of ['C*', 'Ü', 'a\nb', 'a(b)'])
      await refused({ pygments_language }, { msg: 'Invalid characters in pygments language' });
    for (const pygments_language of ['C++', 'C#', 'a/b', 'Objective-C', 'x_1.0'])
      await add({ ...python, pygments_language });
    const invalid = { msg: 'Invalid URL template.', errors: { url_template: ['Invalid URL template.'] } };
    for (const url_template of ['https://a.example/{', 'javascript:{code}', '{code}', 'a.example/{code}'])
      await refused({ url_template }, invalid);
    const missing = 'Missing the required variable "code" in the URL template';
    await refused({ url_template: 'https://a.example/' }, { msg: missing, errors: { __all__: [missing] } });
    await refused(
      { url_template: 'https://a.example/{x}' },
      { msg: missing, errors: { __all__: [missing] } },
    );
    const other = '"code" should be the only variable present in the URL template';
    await refused(
      { url_template: 'https://a.example/{x}{code}' },
      { msg: other, errors: { __all__: [other] } },
    );
  });

  it('have distinct names within a language', async () => {
    await add();
    const msg = 'A code playground with that language and name already exists.';
    await admin.client.fails(
      'POST',
      PATH,
      { ...python, url_template: rust.url_template },
      { code: 'BAD_REQUEST', msg, errors: { __all__: [msg] } },
    );
    await add({ ...python, pygments_language: 'Python 3' });
    await add({ ...python, name: 'Another' });
    expect(await registered()).to.have.length(3);
  });

  it('are at most 100 in an organization', async () => {
    const rows = Array.from({ length: caps.playgrounds.most - 1 }, (_, index) => ({
      ...python,
      name: String(index),
    }));
    await site.services.store.write((tx) => tx.insertMany('code_playgrounds', rows));
    await add();
    await admin.client.fails('POST', PATH, rust, {
      code: 'BAD_REQUEST',
      msg: 'Limit reached: at most 100 code playgrounds.',
    });
  });

  it('can be added by administrators only', async () => {
    await anna.client.fails('POST', PATH, rust, { msg: 'Must be an organization administrator' });
  });
});
