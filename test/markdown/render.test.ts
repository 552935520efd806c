import { expect } from 'chai';

import { scanNames, type KnownNames } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';
import { faultsOf } from './safe-html.js';

const iago = { id: 9, full_name: 'Iago', isActive: true };
const names: KnownNames = {
  users: new Map([[9, iago]]),
  usersByKey: new Map([['iago', iago]]),
  groupsByKey: new Map([['backend', { id: 3, name: 'backend' }]]),
  channelsByKey: new Map([
    ['denmark', { stream_id: 7, name: 'Denmark' }],
    ['my team', { stream_id: 8, name: 'my team' }],
  ]),
};

const emoji = (name: string, code: string): string => {
  const label = name.replaceAll('_', ' ');
  return `<span aria-label="${label}" class="emoji emoji-${code}" role="img" title="${label}">:${name}:</span>`;
};
const code = (text: string, language = ''): string =>
  `<div class="codehilite"${language}><pre><span></span><code>${text}</code></pre></div>`;

const forms: Record<string, [source: string, html: string][]> = {
  text: [
    ['hello\nworld', '<p>hello<br>\nworld</p>'],
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['*i* **b** ~~s~~', '<p><em>i</em> <strong>b</strong> <del>s</del></p>'],
    ['_i_ snake_case __x__', '<p>_i_ snake_case __x__</p>'],
    ['C:\\*.txt &amp; AT&T', '<p>C:\\*.txt &amp; AT&amp;T</p>'],
    ['# one\n### three', '<h1>one</h1>\n<h3>three</h3>'],
    ['text\n---', '<p>text</p>\n<hr>'],
    ['/me waves', '<p>/me waves</p>'],
  ],
  lists: [
    ['* a\n  * b\n* c', '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>'],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['- [ ] task', '<ul>\n<li>[ ] task</li>\n</ul>'],
  ],
  tables: [
    [
      '| a | b |\n|:-:|--|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th style="text-align: center;">a</th>\n<th>b</th>\n</tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td style="text-align: center;">1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
  ],
  mentions: [
    ['@**Iago**', '<p><span class="user-mention" data-user-id="9">@Iago</span></p>'],
    ['(@**Iago|9**)', '<p>(<span class="user-mention" data-user-id="9">@Iago</span>)</p>'],
    ['@**|9**', '<p><span class="user-mention" data-user-id="9">@Iago</span></p>'],
    ['@_**Iago**', '<p><span class="user-mention silent" data-user-id="9">Iago</span></p>'],
    ['@**Bob|9** @**Bob**', '<p>@<strong>Bob|9</strong> @<strong>Bob</strong></p>'],
    ['me@**Iago**', '<p>me@<strong>Iago</strong></p>'],
    ['`@**Iago**`', '<p><code>@**Iago**</code></p>'],
    ['@*backend*', '<p><span class="user-group-mention" data-user-group-id="3">@backend</span></p>'],
    ['@_*backend*', '<p><span class="user-group-mention silent" data-user-group-id="3">backend</span></p>'],
    // Only the exact name of a group is a mention.
    ['@_*Backend*', '<p>@_<em>Backend</em></p>'],
    [
      '@**channel**',
      '<p><span class="user-mention channel-wildcard-mention" data-user-id="*">@channel</span></p>',
    ],
    [
      '@_**all**',
      '<p><span class="user-mention channel-wildcard-mention silent" data-user-id="*">all</span></p>',
    ],
    ['@**topic**', '<p><span class="topic-mention">@topic</span></p>'],
    [
      '> @**Iago**',
      '<blockquote>\n<p><span class="user-mention silent" data-user-id="9">Iago</span></p>\n</blockquote>',
    ],
  ],
  'channel links': [
    [
      '#**Denmark**',
      '<p><a class="stream" data-stream-id="7" href="/#narrow/stream/7-Denmark">#Denmark</a></p>',
    ],
    [
      '#**my team**',
      '<p><a class="stream" data-stream-id="8" href="/#narrow/stream/8-my-team">#my team</a></p>',
    ],
    [
      '#**Denmark>a (b).é**',
      '<p><a class="stream-topic" data-stream-id="7" ' +
        'href="/#narrow/stream/7-Denmark/topic/a.20.28b.29.2E.C3.A9">#Denmark &gt; a (b).é</a></p>',
    ],
    ['#**nowhere**', '<p>#<strong>nowhere</strong></p>'],
  ],
  emoji: [
    [':smile::+1:', `<p>${emoji('smile', '1f642')}${emoji('+1', '1f44d')}</p>`],
    [':thumbs_up: :heart:', `<p>${emoji('thumbs_up', '1f44d')} ${emoji('heart', '2764')}</p>`],
    ['👍 ❤️ 1️⃣', `<p>${emoji('+1', '1f44d')} ${emoji('heart', '2764')} ${emoji('one', '0031-20e3')}</p>`],
    ['10:30:00 :no_such: © 👍🏽', '<p>10:30:00 :no_such: © 👍🏽</p>'],
  ],
  code: [
    ['`a  <b>`', '<p><code>a  &lt;b&gt;</code></p>'],
    [
      '```py\nprint(1)\n```',
      code(
        '<span class="nb">print</span><span class="p">(</span><span class="mi">1</span><span class="p">)</span>\n',
        ' data-code-language="Python"',
      ),
    ],
    ['~~~\nx\n~~~\ny', `${code('x\n')}\n<p>y</p>`],
    ['```brand-new\nx', code('x\n', ' data-code-language="brand-new"')],
    ['    x', code('x\n')],
  ],
  'quotations and spoilers': [
    [
      '```quote\nhi\n```js\nx\n```\nbye\n```\nafter',
      `<blockquote>\n<p>hi</p>\n${code('<span class="nx">x</span>\n', ' data-code-language="JavaScript"')}\n<p>bye</p>\n</blockquote>\n<p>after</p>`,
    ],
    // The reference server leaves a line break after code at the end of a quotation.
    ['````quote\n```\nx\n```\n````', `<blockquote>\n<p>${code('x\n')}<br>\n</p>\n</blockquote>`],
    [
      '```spoiler The *end*\nHe dies.\n```',
      '<div class="spoiler-block"><div class="spoiler-header">\n<p>The <em>end</em></p>\n</div>' +
        '<div class="spoiler-content" aria-hidden="true">\n<p>He dies.</p>\n</div></div>',
    ],
    [
      '```spoiler\nx\n```',
      '<div class="spoiler-block"><div class="spoiler-header">\n</div>' +
        '<div class="spoiler-content" aria-hidden="true">\n<p>x</p>\n</div></div>',
    ],
  ],
  links: [
    [
      'https://a.com/b_c?d=1&e.',
      '<p><a href="https://a.com/b_c?d=1&amp;e">https://a.com/b_c?d=1&amp;e</a>.</p>',
    ],
    [
      'example.com me@example.com',
      '<p><a href="http://example.com">example.com</a> <a href="mailto:me@example.com">me@example.com</a></p>',
    ],
    ['setup.py README.md 1.2.3.4', '<p>setup.py README.md 1.2.3.4</p>'],
    ['[x](/#narrow/dm/9)', '<p><a href="/#narrow/dm/9">x</a></p>'],
    ['![x](https://a.com/b.png)', '<p>![x](<a href="https://a.com/b.png">https://a.com/b.png</a>)</p>'],
  ],
  times: [
    [
      '<time:2026-11-21T10:00:00Z>',
      '<p><time datetime="2026-11-21T10:00:00Z">2026-11-21T10:00:00Z</time></p>',
    ],
    [
      '<time:2026-11-21T10:00+02:00>',
      '<p><time datetime="2026-11-21T08:00:00Z">2026-11-21T10:00+02:00</time></p>',
    ],
    ['<time:2026-11-21 10:00>', '<p><time datetime="2026-11-21T10:00:00Z">2026-11-21 10:00</time></p>'],
    ['<time:1700000000>', '<p><time datetime="2023-11-14T22:13:20Z">1700000000</time></p>'],
    ['<time:soon>', '<p><span class="timestamp-error">Invalid time format: soon</span></p>'],
  ],
  'invalid formulas': [
    ['$$\\nothing$$', '<p><span class="tex-error">$$\\nothing$$</span></p>'],
    ['```math\n\\nothing\n```', '<p><span class="tex-error">\\nothing</span></p>'],
    ['$5 and $6', '<p>$5 and $6</p>'],
  ],
};

describe('The Markdown of messages', () => {
  for (const [kind, cases] of Object.entries(forms)) {
    describe(kind, () => {
      for (const [source, html] of cases) {
        it(`renders ${JSON.stringify(source)}`, async () => {
          const rendered = await render(source, { names });
          expect(rendered.html).to.equal(html);
          expect(faultsOf(rendered.html)).to.deep.equal([]);
        });
      }
    });
  }

  it('renders a small table at the end of a long text', async () => {
    const { html } = await render(`${'x\n\n'.repeat(2000)}| a |\n|---|\n| b |`);
    expect(html).to.match(/<td>b<\/td>\n<\/tr>\n<\/tbody>\n<\/table>$/);
  });

  it('renders formulas with KaTeX', async () => {
    const inline = await render('so $$x^2$$');
    expect(inline.html).to.match(/^<p>so <span class="katex"><span class="katex-mathml">/);
    const block = await render('```math\nx\n\n \n\ny\n```');
    expect(block.html.match(/<span class="katex-display">/g)).to.have.length(2);
    const quoted = await render('```quote\n```math\nx\n```\n```');
    expect(quoted.html).to.match(/^<blockquote>\n<p><span class="katex-display">.*<\/span><br>\n<\/p>/s);
  });

  it('returns the mentions that are not silent', async () => {
    const { mentions } = await render('@**Iago** @*backend* @**all** @**topic**', { names });
    expect(mentions).to.deep.equal({
      userIds: new Set([9]),
      groupIds: new Set([3]),
      channelWildcard: true,
      topicWildcard: true,
    });
    const quiet = await render('@_**Iago** `@**all**` @_*backend*\n```quote\n@**topic** @**Iago**\n```', {
      names,
    });
    expect(quiet.mentions).to.deep.equal({
      userIds: new Set(),
      groupIds: new Set(),
      channelWildcard: false,
      topicWildcard: false,
    });
  });

  it('returns whether a message has links, images and attachments, and is a /me message', async () => {
    const facts = async (source: string): Promise<boolean[]> => {
      const { hasLink, hasImage, hasAttachment, isMe } = await render(source, { showsPreviews: true });
      return [hasLink, hasImage, hasAttachment, isMe];
    };
    expect(await facts('plain')).to.deep.equal([false, false, false, false]);
    expect(await facts('https://example.com/x')).to.deep.equal([true, false, false, false]);
    expect(await facts('https://example.com/x.PNG?y')).to.deep.equal([true, true, false, false]);
    expect(await facts('[x](/user_uploads/2/ab/x.pdf)')).to.deep.equal([true, false, false, false]);
    expect(await facts('/me waves\nand leaves')).to.deep.equal([false, false, false, true]);
    expect(await facts('/me waves\n\nand leaves')).to.deep.equal([false, false, false, false]);
  });

  it('scans for names only where mentions and links can have them', () => {
    const found = scanNames('@**Iago** @**X|12** @_*Back End* #**Denmark>topic** #**My Team** a@b');
    expect(found.userKeys).to.deep.equal(new Set(['iago']));
    expect(found.userIds).to.deep.equal(new Set([12]));
    expect(found.groupKeys).to.deep.equal(new Set(['back end']));
    expect(found.channelKeys).to.deep.equal(new Set(['denmark>topic', 'denmark', 'my team']));
  });

  it('uses the organization’s default language for code blocks without one', async () => {
    const { html } = await render('```\nx\n```', { defaultCodeLanguage: 'python' });
    expect(html).to.contain('data-code-language="Python"');
  });
});
