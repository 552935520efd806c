import { expect } from 'chai';

import { Linkifying } from '../../../src/markdown/linkifiers/matching.js';
import { find, listen, makeChannel, read, say, tell } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/realm/filters';
const ISSUE = { pattern: '#(?P<id>[0-9]+)', url_template: 'https://issues.example.com/{id}' };
const COPES = { client_capabilities: { linkifier_url_template: true } };

describe('POST /realm/filters', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const create = async (parameters: object = ISSUE): Promise<number> =>
    (await site.owner.ok('POST', PATH, { ...parameters })).id as number;
  const refused = (
    pattern: string,
    url_template: string,
    errors: Record<string, string[]>,
  ): Promise<unknown> =>
    site.owner.fails(
      'POST',
      PATH,
      { pattern, url_template },
      { code: 'BAD_REQUEST', msg: Object.values(errors)[0]?.[0], errors },
    );
  const state = (parameters: object): Promise<Body> =>
    anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm_linkifiers', 'realm_filters'],
      ...parameters,
    });
  /** Sends a message and returns its HTML without the paragraph tags. */
  const rendered = async (content: string, topic = 'x'): Promise<string> => {
    const { content: html } = await read(anna, await say(anna, 'general', topic, content));
    return (html as string).replace(/^<p>|<\/p>$/g, '');
  };

  it('appends the linkifier, and sends all linkifiers to clients that support URL templates, and none to others', async () => {
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    const older = await listen(anna.client, { event_types: ['realm_linkifiers'] });
    const one = { id: await create(), ...ISSUE };
    const template = { pattern: '(?P<a>b)', url_template: 'https://a.example/{?a}' };
    const two = { id: await create(template), ...template };
    expect((await events()).map(({ realm_linkifiers }) => realm_linkifiers)).to.deep.equal([
      [one],
      [one, two],
    ]);
    expect((await older()).map(({ realm_linkifiers }) => realm_linkifiers)).to.deep.equal([[], []]);
    expect(await state(COPES)).to.deep.include({ realm_linkifiers: [one, two], realm_filters: [] });
    expect(await state({})).to.deep.include({ realm_linkifiers: [], realm_filters: [] });
  });

  it('requires an administrator', async () => {
    await anna.client.fails('POST', PATH, ISSUE, { msg: 'Must be an organization administrator' });
    expect((await state(COPES)).realm_linkifiers).to.deep.equal([]);
  });

  it('refuses invalid patterns and URL templates, and names all errors', async () => {
    const blank = 'This field cannot be blank.';
    await refused(' ', '', { pattern: [blank], url_template: [blank] });
    await refused('a', ' \t', { url_template: [blank] });
    await refused('(', 'https://a.example/', { pattern: ['Bad regular expression: missing closing ): `(`'] });
    // This pattern is valid alone, but `\Q` would also quote what the server appends to it.
    await refused('\\Qa', 'https://a.example/', {
      pattern: ['Bad regular expression: missing closing ): `\\Qa`'],
    });
    await refused('(?=a)', '{', {
      pattern: ['Bad regular expression: invalid or unsupported Perl syntax: `(?=`'],
      url_template: ['Invalid URL template.'],
    });
    for (const template of ['{', '}', '{}', '{a b}', '{a,}', '{!a}', 'https://a.example/<']) {
      await refused('a', template, { url_template: ['Invalid URL template.'] });
    }
    await refused('(?P<z>a)', 'https://a.example/{c}{b}', {
      __all__: ["Group 'b' in URL template is not present in linkifier pattern."],
    });
    await refused('(?P<c>a)(?P<b>b)', 'https://a.example/', {
      __all__: ["Group 'b' in linkifier pattern is not present in URL template."],
    });
    await create();
    await refused(ISSUE.pattern, 'https://b.example/{id}', {
      __all__: ['A linkifier with that pattern already exists.'],
    });
    expect((await state(COPES)).realm_linkifiers).to.have.length(1);
  });

  it('creates a pattern once, also under concurrent requests', async () => {
    const answers = await Promise.all([1, 2].map(() => site.owner.send('POST', PATH, ISSUE)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
  });

  it('adds links to channel messages and direct messages', async () => {
    await makeChannel(anna, 'general', []);
    await create();
    const link = (id: string): string => `<a href="https://issues.example.com/${id}">#${id}</a>`;
    expect(await rendered('#1, (#2) and ***#3***: #4 #5')).to.equal(
      `${link('1')}, (${link('2')}) and <strong><em>${link('3')}</em></strong>: ${link('4')} ${link('5')}`,
    );
    expect(await rendered("'#1',#2:#3\u2003#4 [#5] {#6} /#7")).to.equal(
      `'${link('1')}',${link('2')}:${link('3')}\u2003${link('4')} [#5] {#6} /#7`,
    );
    // Linkifiers run before styles, and a match does not follow an asterisk.
    expect(await rendered('**#1** *see #2*')).to.equal(`<strong>#1</strong> <em>see ${link('2')}</em>`);
    expect(await rendered('a#1 #2b `#3` [#4](https://b.example)')).to.equal(
      'a#1 #2b <code>#3</code> <a href="https://b.example">#4</a>',
    );
    const told = await read(anna, await tell(anna, [anna], '#6'));
    expect(told.content).to.equal(`<p>${link('6')}</p>`);
    expect(await find(anna, [{ operator: 'has', operand: 'link' }])).to.include(told.id);
  });

  it('links the URLs of topics too, after linkifiers', async () => {
    await makeChannel(anna, 'general', []);
    const links = async (topic: string): Promise<unknown> =>
      (await read(anna, await say(anna, 'general', topic, 'x'))).topic_links;
    const plain = [{ text: 'http://a.example.com', url: 'http://a.example.com' }];
    expect(await links('see #1 http://a.example.com')).to.deep.equal(plain);
    await create();
    const issue = { text: '#1', url: 'https://issues.example.com/1' };
    expect(await links('see #1 http://a.example.com')).to.deep.equal([issue, ...plain]);
    expect(await links('(docs.example.com/x?y, joe@example.com) README.md')).to.deep.equal([
      { text: 'docs.example.com/x?y', url: 'https://docs.example.com/x?y' },
      { text: 'joe@example.com', url: 'https://joe@example.com' },
    ]);
    await create({ pattern: 'docs.example.com/x', url_template: 'https://d.example/' });
    expect(await links('docs.example.com/x')).to.deep.equal([
      { text: 'docs.example.com/x', url: 'https://d.example/' },
    ]);
    expect(await links('javascript://a.example 1.5 a/b')).to.deep.equal([]);
  });

  it('links no match that contains code', async () => {
    await makeChannel(anna, 'general', []);
    await create({ pattern: '(?P<all>.*) bug', url_template: 'https://a.example/{?all}' });
    expect(await rendered('a `b` bug')).to.equal('a <code>b</code> bug');
  });

  it('applies earlier linkifiers first, and encodes the matches in URLs', async () => {
    await makeChannel(anna, 'general', []);
    await create({ pattern: '(?P<all>.*) bug', url_template: 'https://a.example/{?all}' });
    await create(ISSUE);
    expect(await rendered('"#1 é" bug #2')).to.equal(
      '<a href="https://a.example/?all=%22%231%20%C3%A9%22">&quot;#1 é&quot; bug</a> ' +
        '<a href="https://issues.example.com/2">#2</a>',
    );
  });

  it('applies later linkifiers to the text before a link', async () => {
    await makeChannel(anna, 'general', []);
    await create({ pattern: 'later', url_template: 'https://a.example/' });
    await create(ISSUE);
    expect(await rendered('#1 is later than #2')).to.equal(
      '<a href="https://issues.example.com/1">#1</a> is <a href="https://a.example/">later</a> than ' +
        '<a href="https://issues.example.com/2">#2</a>',
    );
  });

  it('creates no link without text if a pattern matches empty text', async () => {
    await makeChannel(anna, 'general', []);
    await create({ pattern: 'x*', url_template: 'https://a.example/' });
    expect(await rendered('a, b x')).to.equal('a, b <a href="https://a.example/">x</a>');
  });

  it('creates no link with a dangerous URL scheme', async () => {
    await makeChannel(anna, 'general', []);
    await create({ pattern: '!(?P<code>.+)', url_template: '{+code}' });
    expect(await rendered('!javascript:alert(1)')).to.equal('!javascript:alert(1)');
    expect(await rendered('!https://a.example/')).to.contain('href="https://a.example/"');
  });

  it('adds links to topics whenever a message is read', async () => {
    await makeChannel(anna, 'general', []);
    const id = await say(anna, 'general', 'about #7 and #8');
    expect((await read(anna, id)).topic_links).to.deep.equal([]);
    await create();
    const links = ['7', '8'].map((issue) => ({
      text: `#${issue}`,
      url: `https://issues.example.com/${issue}`,
    }));
    expect((await read(anna, id)).topic_links).to.deep.equal(links);
    const events = await listen(anna.client);
    await say(anna, 'general', 'about #7 and #8');
    expect((await events())[0]?.message.topic_links).to.deep.equal(links);
    expect((await read(anna, await tell(anna, [anna]))).topic_links).to.deep.equal([]);
  });

  it('limits the number of topic links when the template is long', async () => {
    await makeChannel(anna, 'general', []);
    const url_template = `https://a.example/${'x'.repeat(1900)}/{a}`;
    await create({ pattern: '(?P<a>[a-z])', url_template });
    const { topic_links: links } = await read(anna, await say(anna, 'general', 'a b c d e f g h i j'));
    expect(links).to.have.length.within(1, 6);
  });

  it('yields to the event loop after each pattern it compiles', async () => {
    let [turns, isDone] = [0, false];
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await Linkifying.create(Array.from({ length: 10 }, (_, id) => ({ id, ...ISSUE })));
    isDone = true;
    expect(turns).to.be.at.least(10);
  });

  it('searches a message with many matches only until the budget of the message is spent', async () => {
    await makeChannel(anna, 'general', []);
    for (let index = 0; index < 20; index += 1) {
      await create({
        pattern: `(?P<a>[ab]).*x|${'b'.repeat(index + 1)}`,
        url_template: 'https://a.example/{a}',
      });
    }
    const html = await rendered('a b bb '.repeat(1400));
    // 2,800 words match. The budget is 40,000 characters, and a match costs 50 beside its address of 18 and its text.
    expect(html.split('<a href="https://a.example/">').length - 1).to.be.within(500, 588);
    expect(html).to.match(/(a b bb ){500}a b bb$/);
  });
});
