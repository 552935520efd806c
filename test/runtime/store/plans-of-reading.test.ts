import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { nameKey } from '../../../src/lib/name-key.js';
import { testDialect } from '../../support/databases.js';
import { Loading } from '../../support/loading.js';
import { withProductionBatches } from '../../support/small-batches.js';
import type { Client } from '../../support/client.js';
import { explain } from './explain.js';
import { addOtherRows } from './other-rows.js';

/** Enough that the engines do not read whole tables because they are small. */
const AMOUNTS = { users: 300, channels: 12, messages: 6_000, seed: 3 };
const END = Date.UTC(2024, 4, 1) / 1000;

/**
 * Statements that sort rows, all of which they return, or of which they return the newest ones. Each is named by a part of
 * its text.
 */
const SORTED: readonly RegExp[] = [
  // The unread messages of the user, which the engine finds by conversation.
  /AS is_muted FROM/,
  /AS u ORDER BY u\.conversation_id/,
  /AS u\s+WHERE u\.id IS NOT NULL GROUP BY/,
  // Everything of one user, or of the requested messages.
  /FROM user_topics t\b/,
  /FROM `muted_users` WHERE `user_id`/i,
  /WHERE m\.id IN/,
  /from `submessages`/,
  /FROM `alert_words`/i,
  /FROM drafts|FROM scheduled_messages|FROM saved_snippets/,
  // The conversations of a user with their newest messages.
  /recipient_members .* GROUP BY/s,
  /recipient_members .*ORDER BY/s,
  // The subscriptions of the user by name, and all channels.
  /FROM channels c/,
  // The topics of a channel by their newest messages.
  /JOIN conversations v ON v\.channel_id = c\.id JOIN messages n/,
  /from `invitations`|from `invitation_links`/,
  /FROM queues WHERE user_id/,
  // The messages of the last weeks by channel, once an hour.
  /AS messages FROM messages\s+WHERE date_sent >=/,
  // A page of ranges of the user.
  /FROM read_ranges\s+WHERE user_id/,
  // Administrators and inviters.
  /role <= \? AND is_active = 1/,
];

/** Statements that return the whole table. */
const WHOLE: readonly RegExp[] = [/from `invitations` where `link_id` is null and \(expires_at/];

/** How unread messages are searched. */
const SEARCHES = {
  'by the floor of the user': { raisingMessages: 1 },
  'by all conversations': { searchedMessages: 0, raisingMessages: 1 },
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

describe('The plans of statements about read messages', () => {
  let loading: Loading;
  let owner: Client;
  let ownerId = 0;
  let channel = 0;
  let topic = '';
  let ids: number[] = [];
  let ownMessage = 0;
  let statements: string[] = [];

  before(
    withProductionBatches(async () => {
      loading = await Loading.begin(AMOUNTS, END, { overrides: { observe: (sql) => statements.push(sql) } });
      await loading.runAll();
      owner = loading.site.owner;
      ownerId = (await owner.ok('GET', '/users/me')).user_id;
      await addOtherRows(loading);
      const newest = await owner.ok('GET', '/messages', {
        anchor: 'newest',
        num_before: 50,
        num_after: 0,
        narrow: [{ operator: 'channel', operand: 'support' }],
      });
      ids = newest.messages.map(({ id }: { id: number }) => id);
      [{ stream_id: channel, subject: topic }] = newest.messages;
      const to = { type: 'channel', to: 'support', topic };
      ownMessage = (await owner.ok('POST', '/messages', { ...to, content: 'some words' })).id;
    }),
  );
  after(() => loading.site.close());

  const send = async ({ method, path, parameters, headers }: Request): Promise<number> =>
    (await owner.send(method, path, parameters, { ...(headers && { headers }) })).status;

  /** Makes the requests. Expects that none of their statements scans or sorts a table that grows. */
  const expectPlans = (
    requests: () => readonly Request[],
    sizes: Partial<Record<keyof typeof batchSizes, number>> = {},
  ) =>
    withProductionBatches(async () => {
      Object.assign(batchSizes, sizes);
      statements = [];
      for (const request of requests()) expect(await send(request), request.path).to.equal(200);
      const found = [...new Set(statements)].filter((sql) => /^\s*(?:WITH|SELECT|UPDATE|DELETE)/i.test(sql));
      expect(found).not.to.deep.equal([]);
      const { store } = loading.site.services;
      const faults: { sql: string; lines: readonly string[] }[] = [];
      for (const sql of found) {
        const { scans, sorts } = await explain(store, sql, ownerId);
        const lines = [
          ...(WHOLE.some((pattern) => pattern.test(sql)) ? [] : scans),
          ...(SORTED.some((pattern) => pattern.test(sql)) ? [] : sorts),
        ];
        if (lines.length > 0) faults.push({ sql: sql.replaceAll(/\s+/g, ' ').slice(0, 500), lines });
      }
      // As text, since mocha does not show the differences of nested lists.
      expect(JSON.stringify(faults, null, 1)).to.equal('[]');
    });

  /** Makes requests. Returns what the engine says about each of their statements with a text. */
  const plansOf = async (part: string, requests: readonly Request[]): Promise<string[]> => {
    const plans: string[] = [];
    await withProductionBatches(async () => {
      statements = [];
      for (const request of requests) expect(await send(request), request.path).to.equal(200);
      const { store } = loading.site.services;
      const known = { channel_id: channel, topic_key: nameKey(topic), id: ids[0] ?? 0 };
      for (const sql of new Set(statements.filter((text) => text.includes(part))))
        plans.push((await explain(store, sql, ownerId, known)).all.join('\n'));
    })();
    expect(plans, part).not.to.deep.equal([]);
    return plans;
  };

  const flags = (op: string, flag: string): Request => ({
    method: 'POST',
    path: '/messages/flags',
    parameters: { messages: ids, op, flag },
  });

  const inNarrow = (narrow: readonly object[], op: string, flag: string): Request => ({
    method: 'POST',
    path: '/messages/flags/narrow',
    parameters: { anchor: 'newest', num_before: 100, num_after: 0, narrow, op, flag },
  });

  it('use indexes for the flags of messages', async () => {
    await expectPlans(() => [
      flags('remove', 'read'),
      flags('add', 'read'),
      flags('add', 'starred'),
      flags('remove', 'starred'),
    ])();
  });

  it('use indexes for the flags of a narrow', async () => {
    const inChannel = { operator: 'channel', operand: 'support' };
    await expectPlans(() => [
      inNarrow([inChannel], 'remove', 'read'),
      inNarrow([inChannel, { operator: 'topic', operand: topic }], 'add', 'read'),
      inNarrow([], 'add', 'collapsed'),
    ])();
  });

  for (const [title, sizes] of Object.entries(SEARCHES)) {
    it(`use indexes for marking a topic, a channel and everything as read, ${title}`, async () => {
      await expectPlans(
        () => [
          flags('remove', 'read'),
          {
            method: 'POST',
            path: '/mark_topic_as_read',
            parameters: { stream_id: channel, topic_name: topic },
          },
          flags('remove', 'read'),
          { method: 'POST', path: '/mark_stream_as_read', parameters: { stream_id: channel } },
          flags('remove', 'read'),
          { method: 'POST', path: '/mark_all_as_read' },
        ],
        sizes,
      )();
    });

    it(`use indexes for the counts of unread messages, ${title}`, async () => {
      await expectPlans(
        () => [
          flags('remove', 'read'),
          {
            method: 'POST',
            path: '/register',
            parameters: {
              event_types: [
                'message',
                'update_message_flags',
                'starred_messages',
                'muted_users',
                'user_topic',
              ],
            },
          },
        ],
        sizes,
      )();
    });
  }

  it('use indexes for read receipts and the history of a message', async () => {
    await expectPlans(() => [
      { method: 'GET', path: `/messages/${ids[0]}/read_receipts` },
      { method: 'PATCH', path: `/messages/${ownMessage}`, parameters: { content: 'other words' } },
      { method: 'GET', path: `/messages/${ownMessage}/history` },
    ])();
  });

  it('use indexes for the list of channels and for that of topics', async () => {
    // The traffic of the channels is counted again after an hour.
    loading.site.clock.advance(3_600_000);
    await expectPlans(() => [
      { method: 'GET', path: '/streams' },
      { method: 'GET', path: `/users/me/${channel}/topics` },
    ])();
  });

  it('use indexes for muted users', async () => {
    await expectPlans(() => [
      { method: 'POST', path: `/users/me/muted_users/${ownerId + 1}` },
      { method: 'DELETE', path: `/users/me/muted_users/${ownerId + 1}` },
    ])();
  });

  it('use indexes for a request that is sent again', async () => {
    const sent: Request = {
      method: 'POST',
      path: '/messages',
      parameters: { type: 'channel', to: 'support', topic: 'retries', content: 'Hello' },
      headers: { 'Idempotency-Key': 'one' },
    };
    await expectPlans(() => [sent, sent])();
  });

  it('use indexes for invitations', async () => {
    await expectPlans(() => [
      {
        method: 'POST',
        path: '/invites',
        parameters: { invitee_emails: 'new.one@example.com', stream_ids: [channel] },
      },
      { method: 'GET', path: '/invites' },
      { method: 'POST', path: '/invites/multiuse', parameters: {} },
    ])();
  });

  it('use indexes for the messages of a channel, a topic and everything', async () => {
    const inChannel = { operator: 'channel', operand: 'support' };
    const fetch = (narrow: readonly object[], anchor: string | number): Request => ({
      method: 'GET',
      path: '/messages',
      parameters: { narrow, anchor, num_before: 20, num_after: 20 },
    });
    await expectPlans(() =>
      ['newest', 'oldest', AMOUNTS.messages / 2].flatMap((anchor) => [
        fetch([inChannel], anchor),
        fetch([inChannel, { operator: 'topic', operand: topic }], anchor),
        fetch([], anchor),
      ]),
    )();
  });

  it('read only the marks of the users who have read an edited message', async () => {
    const to = { type: 'channel', to: 'support', topic };
    const { id } = await owner.ok('POST', '/messages', { ...to, content: 'some words' });
    const plans = await plansOf('FROM read_marks k WHERE k.conversation_id', [
      { method: 'PATCH', path: `/messages/${id}`, parameters: { content: 'other words' } },
    ]);
    for (const plan of plans) {
      if (testDialect === 'sqlite')
        expect(plan)
          .to.match(/USING COVERING INDEX read_marks_readers \(conversation_id=\? AND watermark>\?\)/)
          .and.match(/USING INDEX read_ranges_readers \(conversation_id=\? AND last_id>\?\)/);
      else
        expect(plan)
          .to.match(/range k read_marks_readers 8 .*Using index/)
          .and.match(/range x read_ranges_readers 8 /);
    }
  });

  it('read few index entries for the conversations of a topic', async () => {
    const plans = await plansOf('AS is_here', [
      flags('remove', 'read'),
      { method: 'POST', path: '/mark_topic_as_read', parameters: { stream_id: channel, topic_name: topic } },
    ]);
    const lookup =
      testDialect === 'sqlite'
        ? /\(channel_id=\? AND topic_key=\? AND conversation_id>\?\)[^]*RECURSIVE STEP|RECURSIVE STEP[^]*conversation_id>\?/
        : /range h messages_topic /;
    for (const plan of plans) expect(plan).to.match(lookup);
  });

  it('read the messages of a topic from the anchor on', async () => {
    const narrow = [
      { operator: 'channel', operand: 'support' },
      { operator: 'topic', operand: topic },
    ];
    const plans = await plansOf('m.topic_key = ?', [
      {
        method: 'GET',
        path: '/messages',
        parameters: { narrow, anchor: ids[0], num_before: 20, num_after: 20 },
      },
    ]);
    // The third column of the index is the ID.
    const lookup =
      testDialect === 'sqlite'
        ? /messages_topic \(channel_id=\? AND topic_key=\? AND rowid[<>]\?\)|messages_topic \(channel_id=\? AND topic_key=\? AND id[<>]\?\)/
        : /range m messages_topic 971/;
    for (const plan of plans) expect(plan).to.match(lookup);
  });
});
