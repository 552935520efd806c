import { expect } from 'chai';

import { addEmoji } from '../../../chat/emoji/fixtures.js';
import { schedule } from '../../../chat/scheduled-messages/fixtures.js';
import type { Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { crowdedChannel, send, type Fixtures } from './fixtures.js';

interface Refused {
  readonly by?: Person;
  readonly method: string;
  readonly path: string;
  readonly parameters?: Parameters;
  /** The whole error except `result`. */
  readonly error: Parameters;
}

/** A row of the table: a request and the whole error that it returns. */
const row = (says: string, request: (fixtures: Fixtures) => Promise<Refused>): Sentence =>
  sentence(says, async (fixtures) => {
    const { by, method, path, parameters, error } = await request(fixtures);
    const client = (by ?? fixtures.anna).client;
    const { status: wanted = 400, ...fields } = error;
    const { status, body } = await client.send(method, path, parameters);
    expect({ status, body }).to.deep.equal({ status: wanted, body: { result: 'error', ...fields } });
  });

const SUBSCRIBE = { method: 'POST', path: '/users/me/subscriptions' };
const STATUS = { method: 'POST', path: '/users/me/status' };

/** The path of Anna's scheduled message. */
const scheduledPath = async ({ anna, ben, site }: Fixtures): Promise<string> => {
  const id = await schedule(anna, {
    type: 'direct',
    to: [ben.id],
    content: 'hi',
    scheduled_delivery_timestamp: site.clock.seconds() + 3600,
  });
  return `/scheduled_messages/${String(id)}`;
};

const status = (says: string, parameters: Parameters, msg: string): Sentence =>
  row(says, () => Promise.resolve({ ...STATUS, parameters, error: { msg, code: 'BAD_REQUEST' } }));

export const errorTable: Section = {
  title: 'Errors',
  sentences: [
    row('Shape: `result` = `error`, `msg`, `code`; extra fields possible.', async (fixtures) => ({
      method: 'PATCH',
      path: await scheduledPath(fixtures),
      parameters: { type: 'channel', to: 999_999, topic: 'logo' },
      error: {
        msg: "Channel with ID '999999' does not exist",
        code: 'STREAM_DOES_NOT_EXIST',
        stream_id: 999_999,
      },
    })),
    row(
      'POST /users/me/subscriptions | authorization_errors_fatal true and the requester cannot access a private channel | BAD_REQUEST | Unable to access channel (private).',
      async (fixtures) => {
        const { name } = await fixtures.channel([fixtures.owner], { invite_only: true });
        return {
          ...SUBSCRIBE,
          parameters: { subscriptions: [{ name }], authorization_errors_fatal: true },
          error: { msg: `Unable to access channel (${name}).`, code: 'BAD_REQUEST' },
        };
      },
    ),
    row(
      'POST /users/me/subscriptions | principal is deactivated or does not exist | BAD_REQUEST with HTTP status 400 (FL 208 on); before: UNAUTHORIZED_PRINCIPAL with HTTP status 403',
      async (fixtures) => {
        const { id } = await fixtures.person();
        await fixtures.owner.client.ok('DELETE', `/users/${String(id)}`);
        const subscriptions = [{ name: fixtures.fresh('channel') }];
        const unknown = { subscriptions, principals: [999_999] };
        await fixtures.anna.client.fails(SUBSCRIBE.method, SUBSCRIBE.path, unknown, {
          msg: 'No such user',
          code: 'BAD_REQUEST',
        });
        return {
          ...SUBSCRIBE,
          parameters: { subscriptions, principals: [id] },
          error: { msg: 'User is deactivated', code: 'BAD_REQUEST' },
        };
      },
    ),
    row(
      "PATCH /scheduled_messages/{id} | target channel does not exist | STREAM_DOES_NOT_EXIST | Channel with ID '<stream_id>' does not exist | stream_id integer",
      async (fixtures) => ({
        method: 'PATCH',
        path: await scheduledPath(fixtures),
        parameters: { type: 'stream', to: 888_888, topic: 'logo' },
        error: {
          msg: "Channel with ID '888888' does not exist",
          code: 'STREAM_DOES_NOT_EXIST',
          stream_id: 888_888,
        },
      }),
    ),
    row(
      'PATCH /scheduled_messages/{id} | direct message target user does not exist | BAD_REQUEST | Invalid user ID <user_id>',
      async (fixtures) => ({
        method: 'PATCH',
        path: await scheduledPath(fixtures),
        parameters: { to: [999_999] },
        error: { msg: 'Invalid user ID 999999', code: 'BAD_REQUEST' },
      }),
    ),
    row(
      'PATCH /scheduled_messages/{id} | no scheduled message with the ID | BAD_REQUEST | Scheduled message does not exist',
      () =>
        Promise.resolve({
          method: 'PATCH',
          path: '/scheduled_messages/999999',
          parameters: { content: 'hello' },
          error: { status: 404, msg: 'Scheduled message does not exist', code: 'BAD_REQUEST' },
        }),
    ),
    status(
      'POST /users/me/status | no new values passed | BAD_REQUEST | Client did not pass any new values.',
      {},
      'Client did not pass any new values.',
    ),
    status(
      'POST /users/me/status | status_text longer than 60 characters | BAD_REQUEST | status_text is too long (limit: 60 characters)',
      { status_text: 'x'.repeat(61) },
      'status_text is too long (limit: 60 characters)',
    ),
    status(
      'POST /users/me/status | emoji_code or reaction_type without emoji_name | BAD_REQUEST | Client must pass emoji_name if they pass either emoji_code or reaction_type.',
      { status_text: 'x', emoji_code: '1f697' },
      'Client must pass emoji_name if they pass either emoji_code or reaction_type.',
    ),
    status(
      "POST /users/me/status | emoji name does not exist | BAD_REQUEST | Emoji '<emoji_name>' does not exist",
      { emoji_name: 'no_such_emoji' },
      "Emoji 'no_such_emoji' does not exist",
    ),
    status(
      'POST /users/me/status | emoji name invalid | BAD_REQUEST | Invalid emoji name.',
      { emoji_name: 'octopus', emoji_code: '1f697', reaction_type: 'unicode_emoji' },
      'Invalid emoji name.',
    ),
    row(
      'POST /users/me/status | custom emoji invalid | BAD_REQUEST | Invalid custom emoji.',
      async ({ owner }) => {
        const { id } = await addEmoji(owner.client, 'error_blob');
        return {
          ...STATUS,
          parameters: {
            emoji_name: 'error_blob',
            emoji_code: String(Number(id) + 1000),
            reaction_type: 'realm_emoji',
          },
          error: { msg: 'Invalid custom emoji.', code: 'BAD_REQUEST' },
        };
      },
    ),
    row('PATCH /drafts/{id} | no draft with the ID | BAD_REQUEST | Draft does not exist', () =>
      Promise.resolve({
        method: 'PATCH',
        path: '/drafts/999999',
        parameters: { draft: { type: '', to: [], topic: '', content: 'x' } },
        error: { status: 404, msg: 'Draft does not exist', code: 'BAD_REQUEST' },
      }),
    ),
    row(
      'POST /drafts | channel draft without exactly one channel ID in to | BAD_REQUEST | Must specify exactly 1 channel ID for channel messages',
      () =>
        Promise.resolve({
          method: 'POST',
          path: '/drafts',
          parameters: { drafts: [{ type: 'stream', to: [], topic: 'logo', content: 'x' }] },
          error: { msg: 'Must specify exactly 1 channel ID for channel messages', code: 'BAD_REQUEST' },
        }),
    ),
    row('PATCH /user_groups/{id} | invalid user group ID | BAD_REQUEST | Invalid user group', ({ owner }) =>
      Promise.resolve({
        by: owner,
        method: 'PATCH',
        path: '/user_groups/999999',
        parameters: { name: 'x' },
        error: { msg: 'Invalid user group', code: 'BAD_REQUEST' },
      }),
    ),
    row(
      'PATCH /users/{user_id} | guest assigned the administrator role | BAD_REQUEST | Guests cannot be organization administrators',
      ({ owner, guest }) =>
        Promise.resolve({
          by: owner,
          method: 'PATCH',
          path: `/users/${String(guest.id)}`,
          parameters: { role: 200 },
          error: { msg: 'Guests cannot be organization administrators', code: 'BAD_REQUEST' },
        }),
    ),
    row('DELETE /attachments/{id} | invalid attachment ID | BAD_REQUEST | Invalid attachment', () =>
      Promise.resolve({
        method: 'DELETE',
        path: '/attachments/999999',
        error: { msg: 'Invalid attachment', code: 'BAD_REQUEST' },
      }),
    ),
    sentence(
      'DELETE /attachments/{id} | no credentials | UNAUTHORIZED | Not logged in: API authentication or user session required',
      async ({ site }) => {
        const { status: found, body } = await site.anonymous.send('DELETE', '/attachments/1');
        expect({ found, body }).to.deep.equal({
          found: 401,
          body: {
            result: 'error',
            msg: 'Not logged in: API authentication or user session required',
            code: 'UNAUTHORIZED',
          },
        });
      },
    ),
    row(
      'GET /messages/{id} | message does not exist or is not visible to the requester | BAD_REQUEST | Invalid message(s)',
      async ({ owner, anna, ben }) => {
        const error = { msg: 'Invalid message(s)', code: 'BAD_REQUEST' };
        await anna.client.fails('GET', '/messages/999999', {}, error);
        const hidden = await send(ben, [owner]);
        return { method: 'GET', path: `/messages/${String(hidden)}`, error };
      },
    ),
    sentence(
      'message send and edit | wildcard mention rejected by wildcard_mention_policy (FL 229) | STREAM_WILDCARD_MENTION_NOT_ALLOWED or TOPIC_WILDCARD_MENTION_NOT_ALLOWED',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const channel = await crowdedChannel(fixtures);
        await owner.client.ok('PATCH', '/realm', { wildcard_mention_policy: 5 });
        const message = { type: 'channel', to: channel.id, topic: 'logo' };
        const id = await send(anna, channel);
        for (const [content, code] of [
          ['@**all**', 'STREAM_WILDCARD_MENTION_NOT_ALLOWED'],
          ['@**topic**', 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED'],
        ] as const) {
          await anna.client.fails('POST', '/messages', { ...message, content }, { code });
          await anna.client.fails('PATCH', `/messages/${String(id)}`, { content }, { code });
        }
        await owner.client.ok('PATCH', '/realm', { wildcard_mention_policy: 1 });
        await send(anna, channel, '@**all**');
      },
    ),
  ],
};
