import { expect } from 'chai';

import { listen, read, tell } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { addLinkifier, linkifier } from './fixtures.js';

const COPES = { client_capabilities: { linkifier_url_template: true } };

describe('PATCH /realm/filters/{filter_id}', () => {
  let site: TestServer;
  let anna: Person;
  let one: number;
  let two: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    one = await addLinkifier(site.owner, 'ONE');
    two = await addLinkifier(site.owner, 'TWO');
  });
  after(() => site.close());

  const path = (id: number): string => `/realm/filters/${String(id)}`;

  it('replaces the pattern and the template, keeps the place, and sends all linkifiers to all users', async () => {
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    const older = await listen(anna.client, { event_types: ['realm_linkifiers'] });
    const changed = { pattern: 'BUG(?P<nr>[0-9]+)', url_template: 'https://bugs.example/{nr}' };
    const id = await tell(anna, [anna], 'ONE-1');
    await site.owner.ok('PATCH', path(one), changed);
    const realm_linkifiers = [
      { id: one, ...changed },
      { id: two, ...linkifier('TWO') },
    ];
    expect((await events()).map((event) => event.realm_linkifiers)).to.deep.equal([realm_linkifiers]);
    expect((await older()).map((event) => event.realm_linkifiers)).to.deep.equal([[]]);
    expect((await anna.client.ok('GET', '/realm/linkifiers')).linkifiers).to.deep.equal(realm_linkifiers);
    const sent = await read(anna, await tell(anna, [anna], 'BUG7 ONE-1'));
    expect(sent.content).to.equal('<p><a href="https://bugs.example/7">BUG7</a> ONE-1</p>');
    expect((await read(anna, id)).content).to.equal('<p><a href="https://one.example/1">ONE-1</a></p>');
    await site.owner.ok('PATCH', path(one), linkifier('ONE'));
  });

  it('sends no event if nothing changes', async () => {
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    await site.owner.ok('PATCH', path(two), linkifier('TWO'));
    expect(await events()).to.deep.equal([]);
  });

  it('changes only the template if the pattern stays', async () => {
    const url_template = 'https://other.example/{id}';
    await site.owner.ok('PATCH', path(two), { ...linkifier('TWO'), url_template });
    const { linkifiers } = await site.owner.ok('GET', '/realm/linkifiers');
    expect(linkifiers[1]).to.deep.equal({ id: two, ...linkifier('TWO'), url_template });
    await site.owner.ok('PATCH', path(two), linkifier('TWO'));
  });

  it('applies the rules of new linkifiers, and changes nothing if one is broken', async () => {
    const before = await site.owner.ok('GET', '/realm/linkifiers');
    const refused = (parameters: object, errors: Record<string, string[]>) =>
      site.owner.fails(
        'PATCH',
        path(two),
        { ...linkifier('TWO'), ...parameters },
        { code: 'BAD_REQUEST', msg: Object.values(errors)[0]?.[0], errors },
      );
    await refused(linkifier('ONE'), { __all__: ['A linkifier with that pattern already exists.'] });
    await refused({ pattern: ' ' }, { pattern: ['This field cannot be blank.'] });
    await refused({ pattern: '(' }, { pattern: ['Bad regular expression: missing closing ): `(`'] });
    await refused(
      { url_template: 'https://a.example/' },
      {
        __all__: ["Group 'id' in linkifier pattern is not present in URL template."],
      },
    );
    expect(await site.owner.ok('GET', '/realm/linkifiers')).to.deep.equal(before);
  });

  it('requires an administrator, and a linkifier with this ID', async () => {
    const changed = linkifier('THREE');
    await anna.client.fails('PATCH', path(one), changed, { msg: 'Must be an organization administrator' });
    await site.owner.fails('PATCH', path(4711), changed, {
      code: 'BAD_REQUEST',
      msg: 'Linkifier not found.',
    });
  });
});
