import { expect } from 'chai';

import type { KnownNames } from '../../src/markdown/mention-syntax.js';
import { noNames } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';
import { linkifying } from '../../src/markdown/linkifiers/matching.js';

const someone = { id: 9, full_name: ':) x', isActive: true };
const names: KnownNames = {
  ...noNames,
  usersByKey: new Map([[':) x', someone]]),
  channelsByKey: new Map([['c', { stream_id: 7, name: 'c' }]]),
};

const emojiSpan =
  /<span aria-label="[^"]*" class="emoji emoji-[^"]*" role="img" title="[^"]*">:(\w+):<\/span>/g;

/** Renders with `{name}` in place of each emoji. */
const translate = async (source: string): Promise<string> => {
  const links = await linkifying([{ id: 1, pattern: 'T:/', url_template: 'https://t.example/' }]);
  const { html } = await render(source, { names, linkifying: links, translatesEmoticons: true });
  return html.replaceAll(emojiSpan, '{$1}');
};

const inText: readonly (readonly [source: string, html: string])[] = [
  [':) (: :( <3 :| :/', '{smile} {smile} {frown} {heart} {neutral} {confused}'],
  [';) :D :o :O :p :P', '{wink} {grinning} {open_mouth} {open_mouth} {stuck_out_tongue} {stuck_out_tongue}'],
  ['Fine :), good (:D) or [<3]?', 'Fine {smile}, good ({grinning}) or [{heart}]?'],
  ['one\n:)\ntwo', 'one<br>\n{smile}<br>\ntwo'],
  ['**:)** and *:(*', '<strong>{smile}</strong> and <em>{frown}</em>'],
  ['***:)***', '<strong><em>{smile}</em></strong>'],
];

const notInText: readonly (readonly [what: string, source: string, html: string])[] = [
  ['words', 'C:/x a:) x:D :DD 1<3 :):', 'C:/x a:) x:D :DD 1&lt;3 :):'],
  ['other emoticons', ':-) ;( =)', ':-) ;( =)'],
  ['runs without spaces', ':D:D<3<3', ':D:D&lt;3&lt;3'],
  ['text that a format or an emoji cuts off', '**a**:) :+1::) 👍:)', '<strong>a</strong>:) {+1}:) {+1}:)'],
  ['inline code', '`:)`', '<code>:)</code>'],
  ['bare links', 'http://a.example/:/', '<a href="http://a.example/:/">http://a.example/:/</a>'],
  ['the text of links', '[:) a](http://a.example)', '<a href="http://a.example">:) a</a>'],
  ['linkifiers', 'T:/', '<a href="https://t.example/">T:/</a>'],
  ['mentions', '@_**:) x**', '<span class="user-mention silent" data-user-id="9">:) x</span>'],
  ['times', '<time:  :) >', '<span class="timestamp-error">Invalid time format:   :) </span>'],
];

describe('Emoticons', () => {
  for (const [source, html] of inText)
    it(`are translated in ${JSON.stringify(source)}`, async () => {
      expect(await translate(source)).to.equal(`<p>${html}</p>`);
    });

  for (const [what, source, html] of notInText)
    it(`are unchanged in ${what}`, async () => {
      expect((await translate(source)).replaceAll(/<span[^>]*>:\+1:<\/span>/g, '{+1}')).to.equal(
        `<p>${html}</p>`,
      );
    });

  it('are unchanged in code blocks and formulas', async () => {
    for (const source of ['```\n:)\n```', '    :)', '```math\n:)\n```', '$$ :) $$'])
      expect(await translate(source), source).not.to.include('{smile}');
  });

  it('are translated in quotes, lists, tables and headings', async () => {
    for (const source of [
      '> :)',
      '* :)',
      '| a |\n|-|\n| :) |',
      '# :)',
      '```quote\n:)\n```',
      '```spoiler a\n:)\n```',
    ])
      expect(await translate(source), source).to.include('{smile}');
  });

  it('have the emoji names that clients use', async () => {
    const { html } = await render(':P', { translatesEmoticons: true });
    expect(html).to.equal(
      '<p><span aria-label="stuck out tongue" class="emoji emoji-1f61b" role="img" title="stuck out tongue">' +
        ':stuck_out_tongue:</span></p>',
    );
  });

  it('are unchanged if the sender disabled their translation', async () => {
    expect((await render(':)')).html).to.equal('<p>:)</p>');
  });
});
