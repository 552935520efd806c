import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Body, Parameters } from '../../support/client.js';
import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { findWindow } from '../../../src/chat/messages/narrow/anchor-window.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import type { Person } from '../../support/people.js';
import { exampleFile } from '../../support/files.js';
import { upload } from '../attachments/fixtures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, makeChannel, say, setFlags, setMark, tell } from './fixtures.js';

const BEYOND_ALL = 10_000_000_000_000_000;

describe('GET /messages', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  /** IDs of messages by their description. */
  const ids: Record<string, number> = {};
  const id = (...names: string[]): number[] => names.map((name) => ids[name] ?? 0);

  const newest = async (by: Person): Promise<Body> => {
    const narrow = [['channel', 'general']];
    const answer = { anchor: 'newest', num_before: 1, num_after: 0, narrow };
    return (await by.client.ok('GET', '/messages', answer)).messages[0];
  };

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    await makeChannel(anna, 'design', []);
    // The notification bot sent this message when the organization was created, to all users in #general.
    ids.welcome = (await newest(anna)).id;
    ids.history = await say(anna, 'design', 'logo', 'before Ben came');
    await makeChannel(anna, 'design', [ben]);
    ids.logo = await say(anna, 'design', 'Logo', 'a *Logo* with 100% blue & https://example.com');
    ids.bens = await say(ben, 'design', '✔ colours', 'Ben & "Jerry" @**Anna**');
    await makeChannel(anna, 'random', [ben]);
    ids.random = await say(anna, 'random', 'logo', `@**all** [x](${await upload(anna, exampleFile())})`);
    ids.dm = await tell(anna, [ben], 'psst');
    ids.group = await tell(anna, [ben, carl], 'psst');
    ids.own = await tell(ben, [ben], 'note to self');
    await makeChannel(carl, 'elsewhere', []);
    ids.elsewhere = await say(carl, 'elsewhere', 'logo', 'Ben is not here');
    await makeChannel(anna, 'secret', [], { invite_only: true });
    ids.secret = await say(anna, 'secret', 'logo', 'Ben must not know');
  });
  after(() => server.close());

  const list = (by: Person, parameters: Parameters): Promise<Body> =>
    by.client.ok('GET', '/messages', parameters);
  const refuses = (parameters: Parameters, msg: string, more: Parameters = {}): Promise<Body> =>
    ben.client.fails(
      'GET',
      '/messages',
      { anchor: 'newest', num_before: 1, num_after: 0, ...parameters },
      {
        code: 'BAD_REQUEST',
        msg,
        ...more,
      },
    );
  const received = ['logo', 'bens', 'random', 'dm', 'group', 'own'];

  describe('with an anchor', () => {
    const around = async (
      anchor: string | number,
      num_before: number,
      num_after: number,
      more: Parameters = {},
    ): Promise<Body> => {
      const { messages, ...body } = await list(ben, { anchor, num_before, num_after, ...more });
      return { ...body, ids: messages.map((message: Body) => message.id) };
    };

    it('returns the requester’s messages in ascending order', async () => {
      const body = await around('newest', 100, 0);
      expect(body).to.deep.include({
        ids: id(...received),
        anchor: BEYOND_ALL,
        found_anchor: false,
        found_oldest: true,
        found_newest: true,
        history_limited: false,
      });
    });

    it('returns messages on both sides of the anchor', async () => {
      const [anchor = 0] = id('random');
      expect(await around(anchor, 1, 1)).to.deep.include({
        ids: id('bens', 'random', 'dm'),
        anchor,
        found_anchor: true,
        found_oldest: false,
        found_newest: false,
      });
      expect(await around(anchor, 2, 3)).to.deep.include({ found_oldest: false, found_newest: false });
      expect(await around(anchor, 3, 4)).to.deep.include({ found_oldest: true, found_newest: true });
      expect(await around(anchor, 0, 0)).to.deep.include({
        ids: [anchor],
        found_anchor: true,
        found_oldest: false,
        found_newest: false,
      });
    });

    it('excludes an anchor at the end of the range on request', async () => {
      const [anchor = 0] = id('random');
      expect(await around(anchor, 1, 0, { include_anchor: false })).to.deep.include({
        ids: id('bens'),
        found_anchor: false,
      });
      expect(await around(anchor, 0, 1, { include_anchor: false })).to.deep.include({
        ids: id('dm'),
        found_anchor: false,
      });
    });

    it('accepts an anchor that is not a message in the narrow', async () => {
      const [secret = 0] = id('secret');
      expect(await around(secret, 1, 1)).to.deep.include({
        ids: id('own'),
        found_anchor: false,
        found_newest: true,
        found_oldest: false,
      });
      expect(await around(-5, 0, 1)).to.deep.include({ anchor: 0, ids: id('logo'), found_oldest: true });
    });

    it('accepts the oldest and the first unread message as anchors', async () => {
      expect(await around('oldest', 5, 2)).to.deep.include({
        anchor: 0,
        ids: id('logo', 'bens'),
        found_oldest: true,
        found_newest: false,
      });
      const [logo = 0, bens = 0] = id('logo', 'bens');
      expect(await around('first_unread', 0, 0)).to.deep.include({ anchor: logo, ids: [logo] });
      await setMark(server, ben, logo);
      expect(await around('first_unread', 0, 0)).to.deep.include({ anchor: ids.random });
      await setMark(server, ben, bens, [bens]);
      expect(await around('', 0, 0, { use_first_unread_anchor: true })).to.deep.include({ anchor: bens });
      expect(
        await around('first_unread', 1, 0, { narrow: '[["dm","4711"]]'.replace('4711', String(ben.id)) }),
      ).to.deep.include({
        anchor: BEYOND_ALL,
        ids: id('own'),
      });
      await setMark(server, ben, bens);
      await setMark(server, ben, ids.history ?? 0);
    });

    it('refuses too many messages, invalid anchors and missing parameters', async () => {
      await refuses({ num_before: 5000, num_after: 1 }, 'Too many messages requested (maximum 5000).');
      await refuses({ num_before: -1 }, 'num_before is too small');
      await refuses({ anchor: undefined }, "Missing 'anchor' argument.");
      for (const anchor of ['middle', '', '1.5', '9'.repeat(400)])
        await refuses({ anchor }, 'Invalid anchor');
      await refuses(
        { num_after: 1, include_anchor: false },
        'The anchor can only be excluded at an end of the range',
      );
      await refuses({ num_before: undefined }, "Missing 'num_before' argument", {
        code: 'REQUEST_VARIABLE_MISSING',
      });
    });
  });

  describe('with a narrow', () => {
    const cases: [name: string, narrow: () => unknown, found: string[]][] = [
      ['by the name of a channel', () => [['channel', 'DESIGN']], ['history', 'logo', 'bens']],
      [
        'by the legacy name of the operator',
        () => [{ operator: 'stream', operand: 'design' }],
        ['history', 'logo', 'bens'],
      ],
      ['by topic', () => [['topic', 'LOGO']], ['logo', 'random']],
      [
        'by channel and topic',
        () => [
          ['channel', 'design'],
          ['topic', 'logo'],
        ],
        ['history', 'logo'],
      ],
      [
        'by public channels',
        () => [['channels', 'public']],
        ['welcome', 'history', 'logo', 'bens', 'random', 'elsewhere'],
      ],
      ['by web-public channels', () => [['streams', 'web-public']], []],
      ['by sender', () => [['sender', ben.email]], ['bens', 'own']],
      ['by the ID of the sender', () => [{ operator: 'sender', operand: ben.id }], ['bens', 'own']],
      ['by the other participant of a direct message', () => [['dm', anna.email]], ['dm']],
      ['by IDs of participants', () => [{ operator: 'dm', operand: [anna.id, carl.id] }], ['group']],
      ['by the requester alone', () => [{ operator: 'pm-with', operand: String(ben.id) }], ['own']],
      [
        'by a participant of direct messages',
        () => [{ operator: 'dm-including', operand: anna.id }],
        ['dm', 'group'],
      ],
      ['by a participant of a group', () => [['group-pm-with', anna.email]], ['group']],
      ['by a participant of a group, with underscores', () => [['group_pm_with', anna.email]], ['group']],
      ['by the requester alone, with an underscore', () => [['pm_with', ben.email]], ['own']],
      ['by direct messages', () => [['is', 'dm']], ['dm', 'group', 'own']],
      ['by the legacy name of direct messages', () => [['is', 'private']], ['dm', 'group', 'own']],
      ['by resolved topics', () => [['is', 'resolved']], ['bens']],
      ['by followed topics', () => [['is', 'followed']], ['bens']],
      ['by mentions', () => [['is', 'mentioned']], ['random']],
      ['by links', () => [['has', 'link']], ['logo', 'random']],
      ['by images', () => [['has', 'image']], ['random']],
      ['by attachments', () => [['has', 'attachment']], ['random']],
      ['by reactions', () => [['has', 'reaction']], []],
      ['by ID', () => [{ operator: 'id', operand: ids.elsewhere }], ['elsewhere']],
      ['by ID as text', () => [['id', String(ids.logo)]], ['logo']],
      ['by the ID of an inaccessible message', () => [{ operator: 'id', operand: ids.secret }], []],
      ['near a message', () => [['near', String(ids.logo)]], received],
      ['in all messages', () => [['in', 'all']], received],
      [
        'by a negated term',
        () => [{ operator: 'channel', operand: 'design', negated: true }],
        ['random', 'dm', 'group', 'own'],
      ],
      ['by a term negated with a minus sign', () => [['-is', 'dm']], ['logo', 'bens', 'random']],
      [
        'by several terms',
        () => [
          ['sender', anna.email],
          ['is', 'dm'],
          { operator: 'dm-including', operand: carl.id, negated: true },
        ],
        ['dm'],
      ],
      ['with a message', () => [['with', String(ids.history)]], ['history', 'logo']],
      [
        'with a message in place of channel and topic',
        () => [['channel', 'random'], ['topic', 'x'], { operator: 'with', operand: ids.logo }],
        ['history', 'logo'],
      ],
      ['with a direct message', () => [['with', String(ids.group)]], ['group']],
      [
        'with an inaccessible message',
        () => [
          ['channel', 'random'],
          ['with', String(ids.secret)],
        ],
        ['random'],
      ],
      ['by words', () => [['search', 'logo BLUE']], ['logo']],
      ['by words in quotes', () => [['search', '"with 100%"']], ['logo']],
      ['by words of the topic', () => [['search', 'colours']], ['bens']],
      ['by wildcards of SQL', () => [['search', '%_!']], []],
    ];
    for (const [name, narrow, found] of cases) {
      it(`${name} returns the matching messages`, async () => {
        expect(await find(ben, narrow())).to.deep.equal(id(...found));
      });
    }

    it('by flags returns received messages with these flags', async () => {
      await setFlags(server, ben, ids.logo ?? 0, flagBits.starred);
      expect(await find(ben, [['is', 'starred']])).to.deep.equal(id('logo'));
      expect(
        await find(ben, [
          ['channel', 'design'],
          ['is', 'unread'],
        ]),
      ).to.deep.equal(id('logo'));
      expect(await find(ben, [['is', 'alerted']])).to.deep.equal([]);
      expect(await find(anna, [['is', 'mentioned']])).to.deep.equal(id('bens', 'random'));
    });

    it('of the home view omits muted channels and topics', async () => {
      const mute = (is_muted: boolean): Promise<Body> =>
        ben.client.ok('POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id: stream, property: 'is_muted', value: is_muted }],
        });
      const { subscriptions } = await ben.client.ok('GET', '/users/me/subscriptions');
      const stream = subscriptions.find(({ name }: Body) => name === 'design').stream_id;
      await mute(true);
      // Ben follows the topic that he started.
      expect(await find(ben, [['in', 'home']])).to.deep.equal(id('bens', 'random', 'dm', 'group', 'own'));
      const others = await find(ben, [{ operator: 'in', operand: 'home', negated: true }]);
      expect(others).to.include(id('logo')[0]).and.not.include(id('bens')[0]);
      await mute(false);
    });

    it('returns guests only messages of channels they are subscribed to', async () => {
      expect(await find(guest, [['channels', 'public']])).to.deep.equal(id('welcome'));
      await guest.client.fails(
        'GET',
        '/messages',
        { anchor: 'newest', num_before: 1, num_after: 0, narrow: [['channel', 'design']] },
        {
          code: 'BAD_NARROW',
          desc: 'unknown channel design',
        },
      );
    });

    it('highlights the search words', async () => {
      const { messages } = await list(ben, {
        anchor: 'newest',
        num_before: 9,
        num_after: 0,
        narrow: [['search', 'logo']],
      });
      expect(messages[0]).to.include({
        match_subject: '<span class="highlight">Logo</span>',
        match_content:
          '<p>a <em><span class="highlight">Logo</span></em> with 100% blue &amp; <a href="https://example.com">https://example.com</a></p>',
      });
      const jerry = await list(ben, {
        anchor: 'newest',
        num_before: 9,
        num_after: 0,
        narrow: [['search', '& jerry em']],
      });
      expect(jerry.messages).to.deep.equal([]);
      const and = await list(ben, {
        anchor: 'newest',
        num_before: 9,
        num_after: 0,
        narrow: [['search', '&']],
      });
      expect(and.messages.at(-1).match_content).to.contain('<span class="highlight">&amp;</span>');
      expect(and.messages.at(-1).match_content).not.to.contain('&<span');
    });

    it('refuses unknown operators and operands', async () => {
      const bad = (term: unknown, desc: string): Promise<Body> =>
        refuses({ narrow: JSON.stringify([term]) }, `Invalid narrow operator: ${desc}`, {
          code: 'BAD_NARROW',
          desc,
        });
      await bad(['color', 'red'], 'unknown operator color');
      await bad(['constructor', 'x'], 'unknown operator constructor');
      await bad(['has', 'fun'], "unknown 'has' operand fun");
      await bad(['in', 'bed'], "unknown 'in' operand bed");
      await bad(['is', 'toString'], "unknown 'is' operand toString");
      await bad(['channel', 'nowhere'], 'unknown channel nowhere');
      await bad(['channel', 'secret'], 'unknown channel secret');
      await bad(['channels', 'private'], 'unknown channels operand private');
      await bad(['sender', 'nobody@example.com'], 'unknown user nobody@example.com');
      await bad({ operator: 'dm', operand: [anna.id, 4711] }, `unknown user in ${anna.id},4711`);
      await bad(['dm-including', 'nobody@example.com'], 'unknown user in nobody@example.com');
      await bad(['id', 'x'], 'Invalid message ID');
    });

    for (const operator of ['topic', 'channels', 'is', 'has', 'in', 'near', 'search']) {
      it(`refuses a number as the operand of ${operator}`, async () => {
        const narrow = JSON.stringify([{ operator, operand: 1 }]);
        await refuses({ narrow }, 'operand is not a string', { code: 'BAD_REQUEST' });
      });
    }

    it('refuses a search for nothing', async () => {
      for (const term of [['search', ''], { operator: 'search', operand: ' \n', negated: true }]) {
        const narrow = JSON.stringify([['has', 'link'], term]);
        await refuses({ narrow }, 'operand cannot be blank.', { code: 'BAD_REQUEST' });
      }
    });

    it('refuses searches and lists that are too long', async () => {
      const refused = (narrow: unknown, desc: string): Promise<Body> =>
        refuses({ narrow: JSON.stringify(narrow) }, `Invalid narrow operator: ${desc}`, {
          code: 'BAD_NARROW',
        });
      const crowd = Array.from({ length: 251 }, (_, index) => index + 1).join(',');
      await refused([['search', 'a '.repeat(251)]], 'search of more than 500 characters');
      await refused([['dm-including', crowd]], `unknown user in ${crowd}`);
      await refused([['id', '0x10']], 'Invalid message ID');
    });

    it('accepts the largest narrow that it does not refuse', async () => {
      const narrow = [
        ...Array.from({ length: 16 }, () => ['search', 'logo blue']),
        ...Array.from({ length: 34 }, () => ['has', 'link']),
      ];
      const found = await server.services.store.read(async (tx) => {
        const actor = await findUser(tx, ben.id);
        if (!actor) throw new Error('There is no Ben.');
        const compiled = await compileNarrow({ tx, services: server.services, actor }, narrow);
        return findWindow(tx, ben.id, compiled, { anchor: 0, before: 0, after: 1, includeAnchor: true });
      });
      expect(found.ids).to.have.length(1);
    });

    it('refuses operators that contradict each other', async () => {
      const bad = (narrow: unknown, desc: string): Promise<Body> =>
        refuses({ narrow }, `Invalid narrow operator combination: ${desc}`, { code: 'BAD_NARROW', desc });
      await bad(
        [
          ['with', String(ids.logo)],
          ['with', String(ids.dm)],
        ],
        "Duplicate 'with' operators.",
      );
      await bad([['with', 'x']], "Invalid 'with' operator");
      await bad([['with', String(ids.secret)]], "Invalid 'with' operator");
    });

    it('refuses malformed narrows', async () => {
      await refuses(
        { narrow: [{ operator: 'channel' }] },
        'Invalid narrow[0]: Value error, operand is missing',
      );
      await refuses(
        { narrow: [['is', 'dm'], { operand: 'x' }] },
        'Invalid narrow[1]: Value error, operator is missing',
      );
      await refuses({ narrow: [['is']] }, 'Invalid narrow[0]: Value error, element is not a string pair');
      await refuses({ narrow: [['id', 5]] }, 'Invalid narrow[0]: Value error, element is not a string pair');
      for (const item of [5, 'x', null])
        await refuses({ narrow: [item] }, 'Invalid narrow[0]: Value error, dict or list required');
      await refuses({ narrow: [{ operator: 'id', operand: true }] }, 'Invalid narrow[0]["operand"]');
      await refuses({ narrow: 'x' }, 'narrow is not valid JSON');
      await refuses({ narrow: {} }, 'narrow is not a list');
    });
  });

  describe('with format options', () => {
    it('returns flags, content and avatars in the requested format', async () => {
      const one = async (parameters: Parameters): Promise<Body> =>
        (
          await list(ben, {
            anchor: ids.history,
            num_before: 0,
            num_after: 0,
            narrow: [['channel', 'design']],
            ...parameters,
          })
        ).messages[0];
      expect(await one({})).to.deep.include({
        flags: ['read', 'historical'],
        content: '<p>before Ben came</p>',
        content_type: 'text/html',
        avatar_url: null,
      });
      const plain = await one({ apply_markdown: false, client_gravatar: false });
      expect(plain).to.include({ content: 'before Ben came', content_type: 'text/x-markdown' });
      expect(plain.avatar_url).to.match(/^https:\/\//);
      expect(plain).not.to.have.any.keys('match_content', 'match_subject');
    });
  });
});
