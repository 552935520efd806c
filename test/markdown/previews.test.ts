import { expect } from 'chai';

import { render } from '../../src/markdown/render.js';

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;
const image = (href: string, title?: string, source = href): string =>
  `<div class="message_inline_image"><a href="${href}"${title === undefined ? '' : ` title="${title}"`}><img src="${source}"></a></div>`;
const video = (href: string, title?: string): string =>
  `<div class="message_inline_image message_inline_video"><a href="${href}"${title === undefined ? '' : ` title="${title}"`}>` +
  `<video preload="metadata" src="${href}"></video></a></div>`;
const youtube = (href: string, id: string): string =>
  `<div class="youtube-video message_inline_image"><a href="${href}" data-id="${id}">` +
  `<img src="https://i.ytimg.com/vi/${id}/default.jpg"></a></div>`;

const rendered = async (source: string, showsPreviews = true): Promise<string> =>
  (await render(source, { showsPreviews })).html;

const pic = 'http://example.com/pic.png';
const other = 'http://example.com/other.jpg?size=2';
const film = 'http://example.com/film.mp4';

const forms: Record<string, [source: string, html: string]> = {
  'the only link of a paragraph by the picture': [pic, image(pic)],
  'a link between text': [`see ${pic} there`, `<p>see ${link(pic)} there</p>\n${image(pic)}`],
  'a link with a text': [`[it](${pic})`, `<p>${link(pic, 'it')}</p>\n${image(pic, 'it')}`],
  'two links of a paragraph, in their order': [
    `a ${pic} ${other}\n\nb`,
    `<p>a ${link(pic)} ${link(other)}</p>\n${image(pic)}${image(other)}<p>b</p>`,
  ],
  'a repeated link once': [
    `a ${pic}\n\nb ${pic}`,
    `<p>a ${link(pic)}</p>\n${image(pic)}<p>b ${link(pic)}</p>`,
  ],
  'a link in a list, in its item': [
    `* a ${pic}\n* b`,
    `<ul>\n<li>a ${link(pic)}${image(pic)}</li>\n<li>b</li>\n</ul>`,
  ],
  'a link in bold text, at the end': [
    `**[it](${pic})**\n\nb`,
    `<p><strong>${link(pic, 'it')}</strong></p>\n<p>b</p>\n${image(pic, 'it')}`,
  ],
  'no link in a quotation': [`> a ${pic}`, `<blockquote>\n<p>a ${link(pic)}</p>\n</blockquote>`],
  'the address and the text with their entities': [
    '[a &lt; b](http://example.com/a.png?b=1&amp;c=2)',
    `<p>${link('http://example.com/a.png?b=1&amp;c=2', 'a &lt; b')}</p>\n${image('http://example.com/a.png?b=1&amp;c=2', 'a &lt; b')}`,
  ],
  'a video with an entity in its address': [
    'http://example.com/a.mp4?b=1&amp;c.mp4',
    video('http://example.com/a.mp4?b=1&amp;c.mp4'),
  ],
  'a video': [film, video(film)],
  'a video with a text': [`[it](${film})`, `<p>${link(film, 'it')}</p>\n${video(film, 'it')}`],
  'no page': ['http://example.com/png', `<p>${link('http://example.com/png')}</p>`],
  'no page of a site that shows pages at the addresses of files': [
    'http://pasteboard.co/a.png',
    `<p>${link('http://pasteboard.co/a.png')}</p>`,
  ],
  'the file that is shared on Dropbox, after its link': [
    'https://www.dropbox.com/s/abc/x.png?dl=0',
    `<p>${link('https://www.dropbox.com/s/abc/x.png?dl=0')}</p>\n` +
      image(
        'https://www.dropbox.com/s/abc/x.png?dl=0',
        undefined,
        'https://www.dropbox.com/s/abc/x.png?raw=1',
      ),
  ],
  'the file of a link of Dropbox with a key': [
    'https://www.dropbox.com/scl/fi/abc/x.png?rlkey=k9&dl=0',
    `<p>${link('https://www.dropbox.com/scl/fi/abc/x.png?rlkey=k9&amp;dl=0')}</p>\n` +
      image(
        'https://www.dropbox.com/scl/fi/abc/x.png?rlkey=k9&amp;dl=0',
        undefined,
        'https://www.dropbox.com/scl/fi/abc/x.png?rlkey=k9&amp;raw=1',
      ),
  ],
  'the file of a page on GitHub': [
    'https://github.com/o/r/blob/main/a/b.png',
    image(
      'https://github.com/o/r/blob/main/a/b.png',
      undefined,
      'https://raw.githubusercontent.com/o/r/main/a/b.png',
    ),
  ],
};

const videos: Record<string, string | undefined> = {
  'https://www.youtube.com/watch?v=aB_-1&t=3': 'aB_-1',
  'https://youtu.be/aB1': 'aB1',
  'http://m.youtube.com/embed/aB1?x=1': 'aB1',
  'https://www.youtube.com/shorts/aB1': 'aB1',
  'https://www.youtube.com/watch_videos?video_ids=aB1,c': 'aB1',
  'https://www.youtube.com/playlist?list=aB1': undefined,
  'https://youtube.com.example.com/watch?v=aB1': undefined,
  'https://youtu.be/a.b': undefined,
};

describe('Previews of links', () => {
  for (const [name, [source, html]] of Object.entries(forms))
    it(`show ${name}: ${JSON.stringify(source)}`, async () => {
      expect(await rendered(source)).to.equal(html);
    });

  for (const [url, id] of Object.entries(videos))
    it(`show ${id === undefined ? 'no video' : `the YouTube video ${id}`} for ${url}`, async () => {
      const href = url.replaceAll('&', '&amp;');
      const preview = id === undefined ? '' : `\n${youtube(href, id)}`;
      expect(await rendered(url)).to.equal(`<p>${link(href)}</p>${preview}`);
    });

  it('show nothing if the organization disables them', async () => {
    expect(await rendered(pic, false)).to.equal(`<p>${link(pic)}</p>`);
  });

  it('show nothing in a message with more than 24 different links', async () => {
    const links = (count: number): string =>
      Array.from({ length: count }, (_, index) => `http://example.com/${index}.png`).join(' ');
    expect((await rendered(links(24))).split('<img')).to.have.length(25);
    expect(await rendered(links(25))).not.to.include('<img');
  });

  it('count as images and links of the message, also those that replace their paragraph', async () => {
    const { hasImage, hasLink } = await render(pic, { showsPreviews: true });
    expect({ hasImage, hasLink }).to.deep.equal({ hasImage: true, hasLink: true });
    expect((await render('https://youtu.be/aB1', { showsPreviews: true })).hasImage).to.equal(true);
  });
});
