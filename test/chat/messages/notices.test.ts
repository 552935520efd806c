import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit } from './edit-fixtures.js';
import { find, makeChannel, read, say } from './fixtures.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text that a reader of the HTML sees. */
const textOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '');

describe('Notices', () => {
  let server: TestServer;
  let anna: Person;
  let guest: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    guest = await server.person('Gwen', { role: 'guest' });
    await makeChannel(anna, 'elsewhere', [guest]);
  });
  after(() => server.close());

  const rendered = async (by: Person, markdown: string): Promise<string> =>
    (await read(anna, await say(by, 'elsewhere', 'a', markdown))).content;

  // A client that renders the Markdown of a notice itself must show the same as the HTML of the server.
  for (const name of [
    'plain',
    'two*stars',
    'a**b**c',
    'to > from',
    'a `tick`',
    '``two`` ticks',
    'cost $$x$$',
    'a :smile: b',
    ':smile_cat:',
    ':+1:',
    'see http://example.com/a_b_c',
    '@**all**',
    'a\\*b',
    '~~a~~ _b_ [c](d)',
    '<b>&amp;"',
  ]) {
    it(`show “${name}” as it is, as the name of a channel and of a topic`, async () => {
      await makeChannel(anna, name, []);
      const id = await say(anna, name, 'a');
      await edit(anna, id, { topic: name, send_notification_to_old_thread: true });
      const [notice = 0] = await find(anna, [
        ['channel', name],
        ['topic', 'a'],
      ]);
      const { content } = await read(anna, notice);
      const { raw_content } = await anna.client.ok('GET', `/messages/${notice}`, { apply_markdown: false });
      const expected = `This topic was moved to #${name} > ${name} by Anna.`;
      expect(textOf(content)).to.equal(expected);
      // Backticks at the end of a name need a space before those of the code span.
      expect(textOf(await rendered(anna, raw_content)).replaceAll('`  ', '` ')).to.equal(expected);
      // For a guest the name of the channel is no link, since guests do not see the channel.
      expect(await rendered(guest, raw_content)).not.to.match(/class="(emoji|katex)|<em>|<a /);
    });
  }
});
