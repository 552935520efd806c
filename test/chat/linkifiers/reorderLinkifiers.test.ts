import { expect } from 'chai';

import { listen, read, tell } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { addLinkifier } from './fixtures.js';

const PATH = '/realm/linkifiers';
const COPES = { client_capabilities: { linkifier_url_template: true } };

describe('PATCH /realm/linkifiers', () => {
  let site: TestServer;
  let anna: Person;
  let ids: readonly number[];

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    const add = async (pattern: string): Promise<number> =>
      (
        await site.owner.ok('POST', '/realm/filters', {
          pattern,
          url_template: `https://${pattern}.example/`,
        })
      ).id;
    // Both match the beginning of `ab`.
    ids = [await add('ab'), await add('a.'), await addLinkifier(site.owner, 'C')];
  });
  after(() => site.close());

  const order = async (): Promise<number[]> =>
    (await anna.client.ok('GET', PATH)).linkifiers.map(({ id }: { id: number }) => id);

  it('changes which linkifier is tried first, and sends the new order to all users', async () => {
    const [ab = 0, any = 0, c = 0] = ids;
    expect((await read(anna, await tell(anna, [anna], 'ab'))).content).to.include('https://ab.example/');
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    await site.owner.ok('PATCH', PATH, { ordered_linkifier_ids: [c, any, ab] });
    const [event] = await events();
    expect(event?.realm_linkifiers.map(({ id }: { id: number }) => id)).to.deep.equal([c, any, ab]);
    expect(await order()).to.deep.equal([c, any, ab]);
    expect((await read(anna, await tell(anna, [anna], 'ab'))).content).to.include('https://a..example/');
    const last = await addLinkifier(site.owner, 'LAST');
    expect(await order()).to.deep.equal([c, any, ab, last]);
    await site.owner.ok('DELETE', `/realm/filters/${String(last)}`);
  });

  it('sends no event if the order stays', async () => {
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    await site.owner.ok('PATCH', PATH, { ordered_linkifier_ids: await order() });
    expect(await events()).to.deep.equal([]);
  });

  it('refuses lists that do not name each linkifier once', async () => {
    const before = await order();
    const refused = (ordered_linkifier_ids: readonly number[], msg: string) =>
      site.owner.fails('PATCH', PATH, { ordered_linkifier_ids }, { code: 'BAD_REQUEST', msg });
    const incomplete = 'The ordered list must enumerate all existing linkifiers exactly once';
    await refused([], incomplete);
    await refused(before.slice(1), incomplete);
    await refused([...before, 4711], incomplete);
    await refused([...before.slice(1), 4711], incomplete);
    const twice = 'The ordered list must not contain duplicated linkifiers';
    await refused([...before, before[0] ?? 0], twice);
    expect(await order()).to.deep.equal(before);
  });

  it('requires an administrator', async () => {
    const ordered_linkifier_ids = await order();
    await anna.client.fails(
      'PATCH',
      PATH,
      { ordered_linkifier_ids },
      { msg: 'Must be an organization administrator' },
    );
  });
});
