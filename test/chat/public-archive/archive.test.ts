import { expect } from 'chai';

import { say, tell } from '../messages/fixtures.js';
import { Browser } from '../../support/browser.js';
import { picture } from '../../support/pictures.js';
import { setOrganization } from '../../support/settings.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { letIn, startOpenSite, type OpenSite } from './fixtures.js';

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const get = async ({ url }: TestServer, path: string, init: RequestInit = {}): Promise<Page> => {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const HOST = 'http://chat.example.com';

describe('the public archive', () => {
  let open: OpenSite;
  let site: TestServer;
  let anna: Person;
  let openId: number;
  let closedId: number;
  let ordinaryId: number;

  before(async () => {
    open = await startOpenSite();
    ({ site, anna, openId } = open);
    closedId = await open.make('strictly closed', { invite_only: true });
    ordinaryId = await open.make('ordinary');
    await say(anna, closedId, 'secrets', 'never told');
    await say(anna, ordinaryId, 'talk', 'usual words');
    await tell(anna, [anna], 'between us');
    await say(anna, openId, 'doors', 'come in');
  });
  after(() => site.close());

  const channel = (id = openId): string => `/public/channel/${id}-open-house`;
  const topic = (name = 'doors'): string => `${channel()}/topic/${name}`;
  const everyPath = (): string[] => [
    '/public',
    '/public/',
    channel(),
    topic(),
    `${topic()}/near/1`,
    `${channel()}/feed.atom`,
    `${channel()}/sitemap.xml`,
    '/public/sitemap.xml',
    '/public/style.css',
    '/robots.txt',
  ];
  const statuses = async (paths: readonly string[]): Promise<number[]> => {
    const found: number[] = [];
    for (const path of paths) found.push((await get(site, path)).status);
    return found;
  };
  const idsIn = ({ text }: Page): number[] =>
    [...text.matchAll(/<article id="message-(\d+)"/g)].map(([, id]) => Number(id));

  it('shows web-public channels, their topics and messages, and nothing of others', async () => {
    const first = await get(site, '/public/');
    expect(first.text).to.include(`<a href="${channel()}">#open house</a>`);
    expect((await get(site, channel())).text).to.include(`<a href="${topic()}">doors</a>`);
    const page = await get(site, topic());
    expect(page.text).to.include('<p>come in</p>').and.include('Anna &amp; Bell');
    for (const path of everyPath()) {
      const { text } = await get(site, path);
      const hidden = ['closed', 'secrets', 'never told', 'ordinary', 'usual words', 'between us', anna.email];
      for (const word of [...hidden, 'Anna & Bell']) expect(text, path).to.not.include(word);
    }
    expect((await get(site, '/public')).headers.get('location')).to.equal('/public/');
  });

  it('is the same for channels that are not public and for those that do not exist', async () => {
    const unknown = await get(site, channel(2_000_000));
    expect(unknown.status).to.equal(404);
    for (const id of [closedId, ordinaryId, 2_000_000])
      for (const rest of ['', '/topic/secrets', '/topic/talk', '/feed.atom', '/sitemap.xml']) {
        const { status, text } = await get(site, channel(id) + rest);
        expect([status, text], `${id}${rest}`).to.deep.equal([404, unknown.text]);
      }
    const wrong = [`${channel()}/topic/nothing`, '/public/x', '/public/channel/x', `${channel()}/topic/.FF`];
    for (const path of wrong) expect((await get(site, path)).status, path).to.equal(404);
  });

  it('shows each message of a topic once, from page to page and back', async () => {
    for (const count of [1, 49, 50, 51, 100, 101]) {
      const name = `with ${count}`;
      const sent: number[] = [];
      for (let index = 0; index < count; index += 1) sent.push(await say(anna, openId, name));
      const linked = ({ text }: Page, word: string): string | undefined =>
        new RegExp(`<a href="([^"]*)">${word} messages`).exec(text)?.[1];
      let page = await get(site, topic(`with.20${count}`));
      const seen = [idsIn(page)];
      for (let next = linked(page, 'Later'); next !== undefined; next = linked(page, 'Later')) {
        page = await get(site, next);
        seen.push(idsIn(page));
      }
      expect(seen.flat(), name).to.deep.equal(sent);
      expect(seen.length, name).to.equal(Math.ceil(count / 50));
      const back = [idsIn(page)];
      for (let next = linked(page, 'Earlier'); next !== undefined; next = linked(page, 'Earlier')) {
        page = await get(site, next);
        back.unshift(idsIn(page));
      }
      expect(back.flat(), name).to.deep.equal(sent);
    }
  });

  it('begins a page with the message of its address, or shows the last page if there is none', async () => {
    const sent = [await say(anna, openId, 'anchors'), await say(anna, openId, 'anchors')];
    const at = (id: number): Promise<Page> => get(site, `${topic('anchors')}/near/${id}`);
    expect(idsIn(await at(sent[1] ?? 0))).to.deep.equal([sent[1]]);
    expect(idsIn(await at(2_147_483_647))).to.deep.equal(sent);
    await site.owner.ok('DELETE', `/messages/${sent[1]}`);
    expect(idsIn(await at(sent[1] ?? 0))).to.deep.equal([sent[0]]);
  });

  it('pages through the topics of a channel', async () => {
    const many = await open.make('many topics', { is_web_public: true });
    for (let index = 0; index < 201; index += 1) await say(anna, many, `topic ${index}`);
    const topicsIn = ({ text }: Page): string[] =>
      [...text.matchAll(/topic\/topic\.20(\d+)"/g)].map(([, name]) => name ?? '');
    const first = await get(site, channel(many));
    const next = /<a href="([^"]*\?before=\d+)">Older topics/.exec(first.text)?.[1] ?? '';
    const second = await get(site, next);
    const wanted = Array.from({ length: 201 }, (_, index) => String(200 - index));
    expect([topicsIn(first).length, [...topicsIn(first), ...topicsIn(second)]]).to.deep.equal([200, wanted]);
    expect(second.text).to.not.include('Older topics');
    expect(second.text).to.include(
      `<link rel="canonical" href="${HOST}/public/channel/${many}-many-topics?before=`,
    );
  });

  it('shows messages as clients do, without scripts and inline styles', async () => {
    const { url } = await anna.client.ok('POST', '/user_uploads', { filename: await picture(30, 20) });
    const id = await say(anna, openId, 'forms', `[a.png](${url}) :tada: $$a^2$$ \`x\``);
    await say(anna, openId, 'forms', '```spoiler The **end**\nhe did it\n```\n\n```spoiler\nbare\n```');
    await say(anna, openId, 'forms', '```python\nreturn "text"\n```');
    await say(anna, openId, 'forms', '/me waves');
    await say(anna, openId, 'forms', '#**open house** #**open house>a.b/c** <script>alert(1)</script>');
    await say(anna, openId, 'forms', `${HOST}/#narrow/stream/${openId}-open-house/topic/forms/near/${id}`);
    await anna.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    const { text, headers } = await get(site, topic('forms'));
    expect(text).to.include('title="tada">🎉</span>').and.include('🎉 1').and.include('<math');
    expect(text).to.not.match(/ style=|katex-html|<script/);
    expect(text).to.match(
      /<details class="spoiler"><summary>\s*<p>The <strong>end<\/strong><\/p>\s*<\/summary>/,
    );
    expect(text).to.match(
      /<summary>Spoiler<\/summary><div class="spoiler-content">\s*<p>bare<\/p>\s*<\/div><\/details>/,
    );
    expect(text).to.include('<span class="k">return</span>').and.include('<p>waves</p>');
    expect(text).to.include(`href="${channel()}">#open house</a>`);
    expect(text).to.include(`href="${topic('a.2Eb.2Fc')}">#open house &gt; a.b/c</a>`);
    expect(text).to.include(`href="${topic('forms')}/near/${id}#message-${id}"`);
    expect(headers.get('content-security-policy')).to.include("default-src 'none'").and.not.include('unsafe');
    const [, source = ''] = /<img[^>]* src="([^"]*)"/.exec(text) ?? [];
    const shown = await get(site, source);
    expect([shown.status, shown.headers.get('content-type')?.split('/')[0]]).to.deep.equal([200, 'image']);
  });

  it('has pages for topics with any name', async () => {
    for (const name of ['..', '.', 'a/b?c#d', '<b> & "q"', 'é 🎉', '%2e.2e', 'x'.repeat(60)]) {
      await say(anna, openId, name, 'here');
      const { text } = await get(site, channel());
      const paths = [...text.matchAll(/<a href="([^"]*\/topic\/[^"]*)">/g)].map(([, path]) => path ?? '');
      // The newest topic is the first. Browsers write the address as URL does.
      const path = new URL(paths[0] ?? '', site.url).pathname;
      const page = await get(site, path);
      expect(page.status, name).to.equal(200);
      expect(page.text, name).to.include('<p>here</p>');
    }
  });

  it('names its pages for readers and for search engines', async () => {
    const { text } = await get(site, topic());
    expect(text).to.include('<title>doors · #open house · The Globe</title>');
    expect(text).to.include(`<link rel="canonical" href="${HOST}${topic()}" />`);
    const other = await get(site, `/public/channel/${openId}/topic/DOORS`);
    expect(other.text).to.include(`<link rel="canonical" href="${HOST}${topic()}" />`);
    expect(text).to.include(
      `<link rel="alternate" type="application/atom+xml" href="${channel()}/feed.atom" />`,
    );
    const robots = await get(site, '/robots.txt');
    expect(robots.text).to.include('Allow: /public/\n').and.include(`Sitemap: ${HOST}/public/sitemap.xml\n`);
    const index = await get(site, '/public/sitemap.xml');
    expect(index.text).to.include(`<loc>${HOST}${channel()}/sitemap.xml</loc>`);
    const map = await get(site, `${channel()}/sitemap.xml`);
    for (const path of [channel(), topic()]) expect(map.text).to.include(`<loc>${HOST}${path}</loc>`);
  });

  it('has a feed of the newest messages of a channel, without characters that XML cannot have', async () => {
    const id = await say(anna, openId, 'news', 'a & b \u0001 <i>c</i> \uFFFF 🎉');
    const { text, headers } = await get(site, `${channel()}/feed.atom`);
    expect(headers.get('content-type')).to.equal('application/atom+xml; charset=utf-8');
    const [first = ''] = /<entry>[\s\S]*?<\/entry>/.exec(text) ?? [];
    expect(first)
      .to.include('<title>news</title>')
      .and.include('<author><name>Anna &amp; Bell</name></author>');
    expect(first).to.include(`<link href="${HOST}${topic('news')}/near/${id}#message-${id}" />`);
    expect(first).to.include('&lt;p&gt;a &amp;amp; b');
    for (const character of ['\u0001', '\uFFFF']) expect(text).to.not.include(character);
    expect(text.match(/<entry>/g)?.length).to.equal(30);
  });

  it('tells clients that have a page already, until it changes', async () => {
    const ask = async (etag: string): Promise<number> => {
      const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
      return (await get(site, topic('tagged'), { headers })).status;
    };
    await say(anna, openId, 'tagged', 'one');
    const { headers } = await get(site, topic('tagged'));
    const etag = headers.get('etag') ?? '';
    expect([headers.get('cache-control'), await ask(etag)]).to.deep.equal(['no-cache', 304]);
    await say(anna, openId, 'tagged', 'two');
    expect(await ask(etag)).to.equal(200);
  });

  it('is the same for people with a session, and for HEAD', async () => {
    const member = new Browser(site.url);
    await member.logIn(anna.email, anna.password);
    expect((await member.open(topic())).text).to.equal((await get(site, topic())).text);
    const { status, text } = await get(site, topic(), { method: 'HEAD' });
    expect([status, text]).to.deep.equal([200, '']);
    expect((await get(site, topic(), { method: 'POST' })).status).to.equal(405);
  });

  it('is not found at once when the channel, the switch or the organization closes', async () => {
    const paths = everyPath();
    expect(await statuses(paths)).to.deep.equal(paths.map((path) => (path === '/public' ? 302 : 200)));
    const link = '<a href="/public/">Read public channels without an account</a>';
    expect((await get(site, '/login')).text).to.include(link);
    await setOrganization(site, {});
    expect(await statuses(paths)).to.deep.equal(paths.map(() => 404));
    expect((await get(site, '/login')).text).to.not.include(link);
    await letIn(site);
    const other = await open.make('soon closed', { is_web_public: true });
    await say(anna, other, 'doors', 'gone');
    const own = [channel(other), `${channel(other)}/topic/doors`, `${channel(other)}/feed.atom`];
    expect(await statuses(own)).to.deep.equal([200, 200, 200]);
    await site.owner.ok('PATCH', `/streams/${other}`, { is_private: true, is_web_public: false });
    expect(await statuses(own)).to.deep.equal([404, 404, 404]);
    const archived = await open.make('soon archived', { is_web_public: true });
    await site.owner.ok('DELETE', `/streams/${archived}`);
    expect(await statuses([channel(archived)])).to.deep.equal([404]);
    expect((await get(site, '/public/')).text).to.not.include('soon');
  });

  it('shows fewer messages on a page and in a feed if they are long', async () => {
    const sent: number[] = [];
    for (let index = 0; index < 8; index += 1)
      sent.push(await say(anna, openId, 'long', ':a: '.repeat(1000)));
    let path: string | undefined = topic('long');
    const seen: number[][] = [];
    while (path !== undefined) {
      const page: Page = await get(site, path);
      expect(page.text.length).to.be.lessThan(300_000);
      seen.push(idsIn(page));
      path = /<a href="([^"]*)">Later messages/.exec(page.text)?.[1];
    }
    expect(seen.flat()).to.deep.equal(sent);
    expect(seen[0]?.length).to.equal(2);
    const feed = await get(site, `${channel()}/feed.atom`);
    expect(feed.text.length).to.be.lessThan(500_000);
    expect(feed.text.indexOf(`near/${sent[7]}#`)).to.be.greaterThan(0);
    expect(feed.text).to.not.include(`near/${sent[0]}#`);
  });

  it('does not exist on a server without web-public channels', async () => {
    const plain = await startServer();
    try {
      await letIn(plain);
      for (const path of ['/public', '/public/', '/robots.txt', '/public/style.css'])
        expect((await get(plain, path)).status, path).to.equal(404);
    } finally {
      await plain.close();
    }
  });

  it('counts requests of strangers by their address, and leaves those of users alone', async () => {
    const limits = { archive_by_ip: [{ seconds: 60, count: 5 }] };
    const limited = await startOpenSite({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    try {
      const first = await get(limited.site, '/public/');
      const left = Number(first.headers.get('x-ratelimit-remaining'));
      const statuses: number[] = [];
      for (let index = 0; index <= left; index += 1)
        statuses.push((await get(limited.site, '/public/')).status);
      expect(statuses).to.deep.equal([...Array.from({ length: left }, () => 200), 429]);
      await limited.anna.client.ok('GET', '/users/me');
      await limited.site.anonymous.ok('GET', '/server_settings');
      expect((await get(limited.site, '/login')).status).to.equal(200);
    } finally {
      await limited.site.close();
    }
  });
});
