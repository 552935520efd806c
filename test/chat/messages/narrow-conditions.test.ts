import { expect } from 'chai';

import { upload } from '../attachments/fixtures.js';
import { flagBits } from '../../../src/chat/messages/model/flags.js';
import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, makeChannel, say, setFlags, setMark, setOrganization, tell } from './fixtures.js';

type Term = readonly [operator: string, operand: string | number];

describe('Each condition of a narrow', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  /** The IDs of the messages, by name. */
  const ids: Record<string, number> = {};

  const ALL = [
    ...['plain', 'link', 'picture', 'file', 'reacted', 'all', 'mention', 'alert', 'own'],
    ...['resolved', 'followed', 'muted', 'secret', 'open', 'direct', 'group', 'note'],
  ];

  before(async () => {
    site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    await setOrganization(site, { enable_spectator_access: true });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    carl = await site.person('Carl');
    await makeChannel(anna, 'design', [ben]);
    await makeChannel(anna, 'secret', [ben], { invite_only: true });
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'open' }],
      is_web_public: true,
      principals: [anna.id, ben.id],
    });
    await ben.client.ok('POST', '/users/me/alert_words', { alert_words: ['fire'] });
    await ben.client.ok('PATCH', '/settings', {
      automatically_follow_topics_where_mentioned: false,
      automatically_follow_topics_policy: 4,
    });
    await site.services.store.write((tx) => tx.run('DELETE FROM messages'));
    const url = await upload(anna, exampleFile());
    const notes = await upload(anna);
    ids.plain = await say(anna, 'design', 'logo', 'a blue word');
    ids.link = await say(anna, 'design', 'logo', 'https://example.com/page');
    ids.picture = await say(anna, 'design', 'logo', `[it](${url})`);
    ids.file = await say(anna, 'design', 'logo', `[it](${notes})`);
    ids.reacted = await say(anna, 'design', 'logo', 'more');
    ids.all = await say(anna, 'design', 'LOGO', '@**all**');
    ids.mention = await say(anna, 'design', 'colors', '@**Ben**');
    ids.alert = await say(anna, 'design', 'colors', 'a fire');
    ids.own = await say(ben, 'design', 'colors', 'mine');
    ids.resolved = await say(anna, 'design', '✔ done', 'x');
    ids.followed = await say(anna, 'design', 'news', 'x');
    ids.muted = await say(anna, 'design', 'noise', 'x');
    ids.secret = await say(anna, 'secret', 'logo', 'x');
    ids.open = await say(anna, 'open', 'logo', 'x');
    ids.direct = await tell(anna, [ben], 'psst');
    ids.group = await tell(anna, [ben, carl], 'psst');
    ids.note = await tell(ben, [ben], 'blue');
    await anna.client.ok('POST', `/messages/${String(ids.reacted)}/reactions`, { emoji_name: 'tada' });
    await anna.client.ok('POST', `/messages/${String(ids.reacted)}/reactions`, { emoji_name: 'heart' });
    await setFlags(site, ben, ids.plain, flagBits.starred);
    await setFlags(site, ben, ids.group, flagBits.starred);
    await setMark(site, ben, ids.all);
    await site.services.store.write(async (tx) => {
      const { channel_id = 0 } =
        (await tx.first<{ channel_id: number }>('SELECT channel_id FROM messages WHERE id = ?', [
          ids.plain ?? 0,
        ])) ?? {};
      const row = { user_id: ben.id, channel_id, last_updated: 0 };
      await tx.insertMany('user_topics', [
        { ...row, topic: 'news', topic_key: 'news', visibility_policy: 3 },
        { ...row, topic: 'noise', topic_key: 'noise', visibility_policy: 1 },
      ]);
    });
  });
  after(() => site.close());

  const design = ALL.slice(0, 12);
  const logo = ['plain', 'link', 'picture', 'file', 'reacted', 'all', 'secret', 'open'];
  const people = ['direct', 'group', 'note'];
  const read = ['plain', 'link', 'picture', 'file', 'reacted', 'all', 'own', 'note'];
  const without = (names: readonly string[]): string[] => ALL.filter((name) => !names.includes(name));

  /** The messages that each condition finds for Ben. */
  const conditions = (): readonly (readonly [Term, readonly string[]])[] => [
    [['channel', 'design'], design],
    [
      ['channels', 'public'],
      [...design, 'open'],
    ],
    [['channels', 'web-public'], ['open']],
    [['topic', 'logo'], logo],
    [['topic', ''], people],
    [['sender', anna.id], without(['own', 'note'])],
    [['dm', anna.email], ['direct']],
    [['dm', `${anna.email},${carl.email}`], ['group']],
    [
      ['dm-including', anna.id],
      ['direct', 'group'],
    ],
    [['group-pm-with', carl.id], ['group']],
    [['is', 'dm'], people],
    [
      ['is', 'starred'],
      ['plain', 'group'],
    ],
    [['is', 'unread'], without(read)],
    [
      ['is', 'mentioned'],
      ['all', 'mention'],
    ],
    [['is', 'alerted'], ['alert']],
    [['is', 'resolved'], ['resolved']],
    [['is', 'followed'], ['followed']],
    [
      ['has', 'link'],
      ['link', 'picture', 'file'],
    ],
    [['has', 'image'], ['picture']],
    [
      ['has', 'attachment'],
      ['picture', 'file'],
    ],
    [['has', 'reaction'], ['reacted']],
    [['in', 'home'], without(['muted'])],
    [['in', 'all'], ALL],
    [['id', String(ids.file)], ['file']],
    [['near', String(ids.file)], ALL],
    [
      ['search', 'blue'],
      ['plain', 'note'],
    ],
  ];

  /** The older names of operators and operands. */
  const older = (): readonly (readonly [Term, readonly string[]])[] => [
    [['stream', 'design'], design],
    [
      ['streams', 'public'],
      [...design, 'open'],
    ],
    [['streams', 'web-public'], ['open']],
    [['subject', 'logo'], logo],
    [['from', anna.email], without(['own', 'note'])],
    [['pm-with', anna.email], ['direct']],
    [['pm_with', anna.email], ['direct']],
    [['group_pm_with', carl.email], ['group']],
    [['is', 'private'], people],
  ];

  const idsOf = (names: readonly string[]): number[] =>
    ALL.filter((name) => names.includes(name)).map((name) => ids[name] ?? 0);

  const term = ([operator, operand]: Term, negated = false): object => ({ operator, operand, negated });

  /** Conditions that restrict nothing, whether or not they are negated. */
  const restrictsNothing = ([operator]: Term): boolean => operator === 'near';

  const not = (one: Term, names: readonly string[]): readonly string[] =>
    restrictsNothing(one) ? ALL : without(names);

  it('finds its messages alone and negated, by its present and its older names', async () => {
    for (const [one, names] of [...conditions(), ...older()]) {
      const title = JSON.stringify(one);
      expect(await find(ben, [term(one)]), title).to.deep.equal(idsOf(names));
      expect(await find(ben, [term(one, true)]), `not ${title}`).to.deep.equal(idsOf(not(one, names)));
    }
  });

  it('finds its messages from every anchor', async () => {
    const middle = ids.alert ?? 0;
    for (const [one, names] of conditions()) {
      const expected = idsOf(names);
      for (const [anchor, num_before, num_after, found] of [
        ['oldest', 0, 2, expected.slice(0, 2)],
        ['newest', 2, 0, expected.slice(-2)],
        [
          middle,
          1,
          0,
          [...expected.filter((id) => id < middle).slice(-1), ...expected.filter((id) => id === middle)],
        ],
        [middle, 0, 1, expected.filter((id) => id >= middle).slice(0, expected.includes(middle) ? 2 : 1)],
      ] as const) {
        const window = { anchor, num_before, num_after };
        expect(await find(ben, [term(one)], window), JSON.stringify([one, window])).to.deep.equal(found);
      }
    }
  });

  /** Whether the terms ask for messages of channels and for direct messages. */
  const isContradictory = (terms: readonly Term[]): boolean =>
    terms.some(([operator]) => operator.startsWith('channel')) &&
    terms.some(([operator, operand]) => /^(?:dm|group-pm)/.test(operator) || operand === 'dm');

  const refused = (narrow: readonly object[]): Promise<unknown> =>
    ben.client.fails(
      'GET',
      '/messages',
      { anchor: 'newest', num_before: 1, num_after: 0, narrow: JSON.stringify(narrow) },
      {
        code: 'BAD_NARROW',
        msg: 'Invalid narrow operator combination: No message can be both a channel message and direct message',
      },
    );

  it('can be combined with each other condition', async () => {
    const all = conditions();
    for (const [index, [one, names]] of all.entries()) {
      for (const [offset, [other, others]] of all.slice(index + 1).entries()) {
        const negated = offset % 2 === 1;
        const rest = negated ? not(other, others) : others;
        const both = names.filter((name) => rest.includes(name));
        const narrow = [term(one), term(other, negated)];
        if (!negated && isContradictory([one, other])) {
          await refused(narrow);
          continue;
        }
        expect(await find(ben, narrow), JSON.stringify(narrow)).to.deep.equal(idsOf(both));
      }
    }
  });

  it('finds its messages behind a hundred listed ones that do not match', async () => {
    const id = await tell(ben, [ben], 'last');
    const starred = Array.from({ length: 101 }, (_, index) => id + index);
    const rows = starred.map((message_id) => ({ user_id: ben.id, message_id, flags: flagBits.starred }));
    await site.services.store.write((tx) => tx.insertMany('message_flags', rows));
    const expected = [...idsOf(['plain', 'group']), id];
    expect(await find(ben, [term(['is', 'starred'])], { num_before: 100 })).to.deep.equal(expected);
    expect(await find(ben, [term(['is', 'starred'])], { num_before: 1 })).to.deep.equal([id]);
    await site.services.store.write(async (tx) => {
      await tx.run('DELETE FROM message_flags WHERE message_id >= ?', [id]);
      await tx.run('DELETE FROM messages WHERE id = ?', [id]);
    });
  });

  it('finds its messages behind many that match in two ways', async () => {
    const older = await say(anna, 'design', 'both', '@**Ben**');
    const both: number[] = [];
    for (let count = 0; count < 45; count += 1)
      both.push(await say(anna, 'design', 'both', '@**Ben** @**all**'));
    const found = await find(ben, [term(['is', 'mentioned'])], { num_before: 50 });
    expect(found).to.deep.equal([...idsOf(['all', 'mention']), older, ...both]);
    await site.services.store.write((tx) => tx.run('DELETE FROM messages WHERE id >= ?', [older]));
  });

  it('finds in `in:home` a channel that was muted in an earlier subscription', async () => {
    const id = await makeChannel(anna, 'returned', [ben]);
    const setMuted = (value: boolean): Promise<unknown> =>
      ben.client.ok('POST', '/users/me/subscriptions/properties', {
        subscription_data: [{ stream_id: id, property: 'is_muted', value }],
      });
    await setMuted(true);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['returned'] });
    await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'returned' }] });
    await setMuted(false);
    const sent = await say(anna, 'returned', 'again');
    const terms = [term(['in', 'home']), term(['channel', 'returned'])];
    expect(await find(ben, terms)).to.deep.equal([sent]);
    await setMuted(true);
    expect(await find(ben, terms)).to.deep.equal([]);
    await site.services.store.write((tx) => tx.run('DELETE FROM messages WHERE id = ?', [sent]));
  });

  it('finds the same in matches_narrow', async () => {
    for (const [one, names] of conditions()) {
      const narrow = JSON.stringify([term(one)]);
      const { messages } = await ben.client.ok('GET', '/messages/matches_narrow', {
        msg_ids: JSON.stringify(Object.values(ids)),
        narrow,
      });
      expect(Object.keys(messages as object).map(Number), narrow).to.have.members(idsOf(names));
    }
  });
});
