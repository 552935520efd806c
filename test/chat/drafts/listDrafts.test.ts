import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { copyRow, times } from '../../support/copy-rows.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { DISABLED, setSynchronization, UNADDRESSED } from './fixtures.js';

describe('GET /drafts', () => {
  let site: TestServer;
  let anna: Person;
  /** Number of statements that read the content of drafts. */
  let texts = 0;

  before(async () => {
    site = await startServer({
      overrides: {
        observe: (sql) => {
          if (/select .*`content`.* from `drafts`/.test(sql)) texts += 1;
        },
      },
    });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const contents = (drafts: Body[]): string[] => drafts.map(({ content }) => content as string);

  it('returns an empty list for users without drafts', async () => {
    expect(await anna.client.ok('GET', '/drafts')).to.deep.include({ count: 0, drafts: [] });
  });

  it('returns the requester’s drafts, oldest edit first; POST /register returns the newest first', async () => {
    const drafts = [
      { ...UNADDRESSED, content: 'two', timestamp: 2000 },
      { ...UNADDRESSED, content: 'three', timestamp: 3000 },
      { ...UNADDRESSED, content: 'one', timestamp: 1000 },
      { ...UNADDRESSED, content: 'also two', timestamp: 2000 },
    ];
    await anna.client.ok('POST', '/drafts', { drafts });
    await site.owner.ok('POST', '/drafts', { drafts: [UNADDRESSED] });
    const listed = await anna.client.ok('GET', '/drafts');
    expect(listed.count).to.equal(4);
    expect(contents(listed.drafts)).to.deep.equal(['one', 'two', 'also two', 'three']);
    const registered = await anna.client.ok('POST', '/register', { event_types: ['drafts'] });
    expect(contents(registered.drafts)).to.deep.equal(['three', 'also two', 'two', 'one']);
    expect(await anna.client.ok('POST', '/register', { event_types: ['message'] })).not.to.have.property(
      'drafts',
    );
  });

  it('returns all drafts; POST /register returns the 1000 edited last', async () => {
    const ben = await site.person('Ben');
    const first = { drafts: [{ ...UNADDRESSED, timestamp: 0 }] };
    const { ids } = (await ben.client.ok('POST', '/drafts', first)) as { ids: [number] };
    // Older server versions stored more drafts than a user may have now.
    await copyRow(
      site,
      'drafts',
      ids[0],
      times(1000, (index) => ({ last_edit_timestamp: index + 1 })),
    );
    expect((await ben.client.ok('GET', '/drafts')).count).to.equal(1001);
    const registered = await ben.client.ok('POST', '/register', { event_types: ['drafts'] });
    expect(registered.drafts).to.have.length(1000);
    expect(registered.drafts[0].timestamp).to.equal(1000);
    expect(registered.drafts.at(-1).timestamp).to.equal(1);
  });

  it('reads long drafts in several statements, as does POST /register', async () => {
    const dora = await site.person('Dora');
    const long = Array.from({ length: 17 }, (_, index) => String(index).padEnd(10_000, '長'));
    const drafts = long.map((content, index) => ({ ...UNADDRESSED, content, timestamp: index }));
    await dora.client.ok('POST', '/drafts', { drafts });
    texts = 0;
    const listed = await dora.client.ok('GET', '/drafts');
    expect(contents(listed.drafts)).to.deep.equal(long);
    expect(texts).to.be.at.least(2);
    texts = 0;
    const registered = await dora.client.ok('POST', '/register', { event_types: ['drafts'] });
    expect(contents(registered.drafts)).to.deep.equal([...long].reverse());
    expect(texts).to.be.at.least(2);
  });

  it('refuses requests while synchronization is off; POST /register returns no drafts', async () => {
    const clara = await site.person('Clara');
    await clara.client.ok('POST', '/drafts', { drafts: [UNADDRESSED] });
    await setSynchronization(site, clara, false);
    await clara.client.fails('GET', '/drafts', {}, DISABLED);
    const registered = await clara.client.ok('POST', '/register', { event_types: ['drafts'] });
    expect(registered.drafts).to.deep.equal([]);
  });
});
