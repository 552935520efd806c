import { expect } from 'chai';
import { parseDocument } from 'htmlparser2';

import { makeChannel, read, say, setOrganization } from '../chat/messages/fixtures.js';
import { edit } from '../chat/messages/edit-fixtures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

/** Texts with a meaning in Markdown, alone and combined. */
const SPECIALS = [
  '@**all**',
  '@_**Hidden Hilda**',
  '@**topic**',
  '@*role:owners*',
  '$$x^2$$',
  ':smile:',
  '\u{1f600}',
  ':)',
  '`code`',
  '``',
  '`',
  '**bold**',
  '*',
  '**',
  '~~gone~~',
  '<time:2030-01-01>',
  '<b>',
  '&amp;',
  '[a](https://a.com)',
  '[',
  '](',
  'https://example.com',
  'a@example.com',
  '#123',
  '#**general**',
  '>',
  '|',
  '\\',
  '"',
  "'",
  '✔ ',
  '```quote',
  '/me waves',
  '- ',
  '1. ',
];

interface Node {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
}

const textOf = ({ data = '', children = [] }: Node): string => data + children.map(textOf).join('');

/** The elements of a notice, each with its text. Any unexpected element comes from a name. */
const elementsOf = (html: string): string[] => {
  const found: string[] = [];
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.type !== 'tag') continue;
      found.push(`${node.name ?? ''}.${node.attribs?.class ?? ''}: ${textOf(node)}`);
      walk(node.children ?? []);
    }
  };
  walk(parseDocument(html).children);
  return found;
};

describe('notices of the notification bot', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let made = 0;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await site.person('Hidden Hilda');
    await site.owner.ok('POST', '/realm/filters', {
      pattern: '#(?P<id>[0-9]+)',
      url_template: 'https://issues.example.com/{id}',
    });
  });
  after(() => site.close());

  const newest = async ({ client }: Pick<Person, 'client'>, narrow: object[]): Promise<Body[]> =>
    (await client.ok('GET', '/messages', { anchor: 'newest', num_before: 2, num_after: 0, narrow })).messages;
  const newChannel = async (): Promise<string> => {
    made += 1;
    const name = `place ${String(made)}`;
    await makeChannel(anna, name, [ben]);
    return name;
  };

  /** Each special text after a letter, and before another special text. */
  const names = (): string[] => [
    ...SPECIALS.map((special) => `x${special}`),
    ...SPECIALS.map((special, index) => `${special} ${SPECIALS[(index * 7 + 3) % SPECIALS.length] ?? ''}y`),
  ];

  it('show each topic name as text, and do not block its move', async () => {
    const place = await newChannel();
    const mention = `span.user-mention silent: Ben`;
    for (const name of names()) {
      const topic = Array.from(name).slice(0, 60).join('').trim();
      const id = await say(anna, place, topic, 'hello');
      await edit(ben, id, {
        topic: 'here',
        propagate_mode: 'change_all',
        send_notification_to_old_thread: true,
      });
      const [notice] = (await newest(anna, [{ operator: 'topic', operand: 'here' }])).slice(-1);
      const link = `a.stream-topic: #${place} > ${topic}`;
      expect(
        // The other link leads to the moved message, since the notices of earlier moves are in the new topic.
        elementsOf(notice?.content as string).filter(
          (one) => !one.startsWith('p.') && one !== 'a.: A message',
        ),
        topic,
      ).to.have.members([link, mention]);
      expect(notice?.flags, topic).to.not.include('mentioned');
      await edit(ben, id, { topic: 'elsewhere' });
    }
  });

  it('show each channel name as text', async () => {
    for (const name of new Set(names().map((one) => one.trim()))) {
      const fresh = Array.from(`${name} ${String((made += 1))}`)
        .slice(0, 60)
        .join('')
        .trim();
      await anna.client.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name: fresh }],
        announce: true,
      });
      const [notice] = (await newest(anna, [{ operator: 'topic', operand: 'new channels' }])).slice(-1);
      expect(
        elementsOf(notice?.content as string).filter((one) => !one.startsWith('p.')),
        fresh,
      ).to.deep.equal(['span.user-mention silent: Anna', `a.stream: #${fresh}`]);
    }
  });

  it('name at most fifty new channels', async () => {
    const subscriptions = Array.from({ length: 52 }, (_, index) => ({ name: `many ${String(index)}` }));
    await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions, announce: true });
    const [notice] = (await newest(anna, [{ operator: 'topic', operand: 'new channels' }])).slice(-1);
    expect(notice?.content.match(/class="stream"/g)).to.have.length(50);
    expect(notice?.content).to.match(/ and 2 more\.<\/p>$/);
  });

  it('are sent even if the topic has the name of a group that the user may not mention', async () => {
    const place = await newChannel();
    const message = await say(anna, place, '@*role:administrators* @**all**');
    await edit(ben, message, { topic: 'b', propagate_mode: 'change_all' });
    expect((await read(anna, message)).subject).to.equal('b');
  });

  it('hide the name of the mover from guests who may not see that user', async () => {
    const guest = await site.person('Gwen', { role: 'guest' });
    const admin = await site.person('Adam', { role: 'administrator' });
    const name = `guests ${String((made += 1))}`;
    await makeChannel(anna, name, [guest]);
    const groups = (await site.owner.ok('GET', '/user_groups')).user_groups as Body[];
    const members = groups.find((group) => group.name === 'role:members')?.id as number;
    await setOrganization(site, { can_access_all_users_group: members });
    // All users are subscribed to #general at first, so the guest would see the administrator.
    for (const channel of (await guest.client.ok('GET', '/users/me/subscriptions')).subscriptions as Body[])
      if (channel.name !== name)
        await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [channel.name] });
    const first = await say(anna, name, 'a');
    await edit(admin, first, { topic: 'b', propagate_mode: 'change_all' });
    const [notice] = (await newest(guest, [{ operator: 'channel', operand: name }])).slice(-1);
    expect(notice?.content).to.match(/ by Unknown user\.<\/p>$/);
    await edit(anna, first, { topic: 'c', propagate_mode: 'change_all' });
    const [other] = (await newest(guest, [{ operator: 'topic', operand: 'c' }])).slice(-1);
    expect(other?.content).to.match(/silent" data-user-id="\d+">Anna<\/span>\.<\/p>$/);
  });
});
