import { expect } from 'chai';

import type { KnownNames } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';
import { blocks } from './reference/blocks.js';
import { links } from './reference/links.js';
import { lists } from './reference/lists.js';
import { names as namesInText } from './reference/names.js';
import { styles } from './reference/styles.js';
import { tables } from './reference/tables.js';
import { urls } from './reference/urls.js';
import { faultsOf } from './safe-html.js';

const users = [
  { id: 9, full_name: 'Iago', isActive: true },
  { id: 10, full_name: 'Hamlet Prince', isActive: true },
];
const channels = [
  { stream_id: 7, name: 'Denmark' },
  { stream_id: 12, name: 'design' },
  { stream_id: 13, name: 'a <b> c' },
  { stream_id: 14, name: 'tëst & co.' },
];
const names: KnownNames = {
  users: new Map(users.map((user) => [user.id, user])),
  usersByKey: new Map(users.map((user) => [user.full_name.toLowerCase(), user])),
  groupsByKey: new Map([['backend', { id: 3, name: 'backend' }]]),
  channelsByKey: new Map(channels.map((channel) => [channel.name.toLowerCase(), channel])),
};
const siteUrl = 'https://chat.example.com';

describe('Markdown that existing clients send', () => {
  for (const [title, forms] of Object.entries({
    'URLs and automatic links': urls,
    'links with a text': links,
    lists,
    tables,
    styles,
    'headings, quotations and fences': blocks,
    'mentions, channels and times': namesInText,
  })) {
    describe(title, () => {
      for (const [what, cases] of Object.entries(forms)) {
        for (const [source, html] of cases) {
          it(`renders ${JSON.stringify(source)} like the reference server (${what})`, async () => {
            const rendered = await render(source, { names, siteUrl });
            expect(rendered.html).to.equal(html);
            expect(faultsOf(rendered.html)).to.deep.equal([]);
          });
        }
      }
    });
  }
});
