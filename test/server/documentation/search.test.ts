import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

const LINK = /<a href="([^"]+)">([^<]*)<\/a> <span class="kind">([^<]*)</g;

interface Result {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
}

describe('the search of /docs', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const fetchPage = (query: string): Promise<Response> =>
    fetch(`${site.url}/docs/search?${new URLSearchParams({ q: query }).toString()}`);

  const search = async (query: string): Promise<Result[]> => {
    const response = await fetchPage(query);
    expect(response.status).to.equal(200);
    return Array.from((await response.text()).matchAll(LINK), ([, url = '', title = '', kind = '']) => ({
      url,
      title,
      kind,
    }));
  };

  const firstOf = async (query: string): Promise<string | undefined> => (await search(query))[0]?.url;

  it('finds what explains rate limits before what mentions them', async () => {
    const found = await search('rate limit');
    expect(found.slice(0, 5).map(({ url }) => url)).to.have.members([
      '/docs#limits',
      '/docs/guides/retries',
      '/docs/errors#rateLimitHit',
      '/docs/errors#tooManyExports',
      '/docs/limits#requests',
    ]);
  });

  for (const [query, url] of [
    ['Draft does not exist', '/docs/errors#draftNotFound'],
    ['RATE_LIMIT_HIT', '/docs/errors#rateLimitHit'],
    ['282', '/docs/levels#level-282'],
    ['send a message', '/docs/api/messages#sendMessage'],
    ['send a mesage', '/docs/api/messages#sendMessage'],
    ['sendMessage', '/docs/api/messages#sendMessage'],
    ['sendmessage', '/docs/api/messages#sendMessage'],
    ['POST /messages', '/docs/api/messages#sendMessage'],
    ['GET /drafts', '/docs/api/drafts#listDrafts'],
    ['typing event', '/docs/events#typing'],
    ['write a bot', '/docs/guides/bot'],
    ['agents', '/docs#agents'],
  ] as const)
    it(`finds ${url} first for ${query}`, async () => {
      expect(await firstOf(query)).to.equal(url);
    });

  it('finds the operations of a path', async () => {
    const found = await search('/messages');
    expect(found.slice(0, 2).map(({ url }) => url)).to.have.members([
      '/docs/api/messages#listMessages',
      '/docs/api/messages#sendMessage',
    ]);
  });

  it('shows a query as text, and nothing else of it', async () => {
    const text = await (await fetchPage('"><script>alert(1)</script>')).text();
    expect(text).to.include('value="&quot;&gt;&lt;script&gt;').and.not.to.include('<script');
  });

  it('has a page for no query, and for one without results', async () => {
    expect(await (await fetch(`${site.url}/docs/search`)).text()).to.include('Enter words to search for.');
    expect(await (await fetchPage('qqqqqq')).text()).to.include('Nothing found for “qqqqqq”.');
    expect(await search('🎉 / "')).to.deep.equal([]);
  });

  it('reads only the beginning of a long query, within a quarter of a second', async () => {
    await search('message');
    const words = Array.from(
      { length: 400 },
      (_, index) => `mesages${String.fromCharCode(97 + (index % 26))}`,
    );
    const began = process.cpuUsage();
    const text = await (await fetchPage(words.join(' '))).text();
    const { user } = process.cpuUsage(began);
    expect(text.length).to.be.below(30_000);
    expect(text).not.to.include(words.slice(0, 20).join(' '));
    expect(user / 1000).to.be.below(250);
  });
});
