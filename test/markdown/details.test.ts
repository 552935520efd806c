import { expect } from 'chai';

import { render } from '../../src/markdown/render.js';

const htmlOf = async (source: string): Promise<string> =>
  (await render(source, { showsPreviews: true, translatesEmoticons: true })).html;

const plus = '<span aria-label="+1" class="emoji emoji-1f44d" role="img" title="+1">:+1:</span>';
const smile = '<span aria-label="smile" class="emoji emoji-1f642" role="img" title="smile">:smile:</span>';
const star = '<span aria-label="star" class="emoji emoji-2b50" role="img" title="star">:star:</span>';

/** Texts with the HTML that the reference server writes. */
const texts: Record<string, [source: string, html: string]> = {
  'a list that begins with a number of two digits': [
    '12. a\n13. b',
    '<ol start="12">\n<li>a</li>\n<li>b</li>\n</ol>',
  ],
  'a fence that white space follows': [
    '```\na\n```  \nb',
    '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>\n<p>b</p>',
  ],
  'indented code with a blank line in it': [
    '    a\n\n    b',
    '<div class="codehilite"><pre><span></span><code>a\n\nb\n</code></pre></div>',
  ],
  'a table of one column, only with pipes around each row': [
    '|a|\n|-|\n|b|\n\n|a|\n|-|\nb',
    '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n' +
      '<p>|a|<br>\n|-|<br>\nb</p>',
  ],
  'code after an escaped backslash': ['x `a` \\\\`b`', '<p>x <code>a</code> \\<code>b</code></p>'],
  'the empty title of a link': ['[x](/a "")', '<p><a href="/a" title="">x</a></p>'],
  'quotation marks around a title': ['[x](/a \'"y"\')', '<p><a href="/a" title="y">x</a></p>'],
  'emoji outside links, and characters in links': [
    '[👍](/a) :) 👍 [👍](/c) ⭐',
    `<p><a href="/a">👍</a> ${smile} ${plus} <a href="/c">👍</a> ${star}</p>`,
  ],
  'the preview of a link at the end of its item, after a list in the item': [
    '* a http://e.com/a.png b\n  * c\n* d',
    '<ul>\n<li>a <a href="http://e.com/a.png">http://e.com/a.png</a> b<ul>\n<li>c</li>\n</ul>\n' +
      '<div class="message_inline_image"><a href="http://e.com/a.png"><img src="http://e.com/a.png"></a></div></li>\n<li>d</li>\n</ul>',
  ],
  'the picture of a page on Wikipedia': [
    'https://en.wikipedia.org/wiki/File:A.png',
    '<div class="message_inline_image"><a href="https://en.wikipedia.org/wiki/Special:FilePath/File:A.png">' +
      '<img src="https://en.wikipedia.org/wiki/Special:FilePath/File:A.png"></a></div>',
  ],
};

/** Times with their value, in UTC. Undefined if it is none. */
const times: Record<string, string | undefined> = {
  'Sep 3 2024 12am': '2024-09-03T00:00:00Z',
  'September 3 2024 12:30 AM': '2024-09-03T00:30:00Z',
  '2024-09-03 12:59': '2024-09-03T12:59:00Z',
  '2024-09-03 12:60': undefined,
  '12pm Sep 3 2024': '2024-09-03T12:00:00Z',
  '2024-09-03 10:00 +01:00': '2024-09-03T09:00:00Z',
  '2024-09-03 10:00 +01:00 +02:00': undefined,
  '3/9/80': '1980-03-09T00:00:00Z',
  '3/9/24': '2024-03-09T00:00:00Z',
  '2024-08-06T17:00-03:30': '2024-08-06T20:30:00Z',
  '2024-08-06T17:00+05:45': '2024-08-06T11:15:00Z',
  '2024-08-06T17:00-00:30': '2024-08-06T17:30:00Z',
};

describe('The details of messages', () => {
  for (const [name, [source, html]] of Object.entries(texts))
    it(`are those of the reference server for ${name}`, async () => {
      expect(await htmlOf(source)).to.equal(html);
    });

  it('silence the mentions in a spoiler in a quotation', async () => {
    const html = await htmlOf('~~~quote\n~~~spoiler x\n@**all**\n~~~\n~~~\n\n~~~spoiler x\n@**all**\n~~~');
    const mentions = Array.from(html.matchAll(/>(@?all)<\/span>/g), ([, text]) => text);
    expect(mentions).to.deep.equal(['all', '@all']);
  });

  it('count a picture that a preview of a video page shows', async () => {
    const { hasImage, hasLink } = await render('https://youtu.be/a', { showsPreviews: true });
    expect([hasImage, hasLink]).to.deep.equal([true, true]);
  });

  for (const [typed, value] of Object.entries(times))
    it(`read the time ${typed} as ${value ?? 'none'}`, async () => {
      const [, datetime] = /datetime="([^"]*)"/.exec(await htmlOf(`<time:${typed}>`)) ?? [];
      expect(datetime).to.equal(value);
    });
});
