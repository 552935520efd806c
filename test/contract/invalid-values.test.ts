import { expect } from 'chai';

import type { Parameters } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';

const SUBSCRIBE = ['POST', '/users/me/subscriptions'] as const;
const DRAFTS = ['POST', '/drafts'] as const;
const SETTINGS = ['PATCH', '/settings'] as const;
const WORDS = ['POST', '/users/me/alert_words'] as const;
const STATUS = ['POST', '/users/me/status'] as const;
const MESSAGES = ['GET', '/messages'] as const;
const REALM = ['PATCH', '/realm'] as const;
const GROUPS = ['POST', '/user_groups/create'] as const;
const FIELDS = ['POST', '/realm/profile_fields'] as const;
const PROFILE = ['PATCH', '/users/9'] as const;

const draft = { type: '', to: [], topic: '', content: 'Blue' };
const group = { name: 'frontend', description: '', members: [] };
const range = { anchor: 'newest', num_before: 0, num_after: 0 };
const field = { field_type: 3, name: 'Editor' };

type Row = readonly [message: string, operation: readonly [string, string], parameters: Parameters];

/** Requests with one invalid value, by the message of the error. */
const ROWS: readonly Row[] = [
  // Types, at any depth. JSON values of another type are not converted.
  ['subscriptions is not a list', SUBSCRIBE, { subscriptions: 5 }],
  ['subscriptions[0] is not a dict', SUBSCRIBE, { subscriptions: [5] }],
  ['subscriptions[1]["name"] is not a string', SUBSCRIBE, { subscriptions: [{ name: 'a' }, { name: 5 }] }],
  [
    'email_notifications_batching_period_seconds is not an integer',
    SETTINGS,
    { email_notifications_batching_period_seconds: true },
  ],
  ['web_font_size_px is not an integer', SETTINGS, { web_font_size_px: 14.5 }],
  ['twenty_four_hour_time is not a boolean', SETTINGS, { twenty_four_hour_time: 1 }],
  ['members[0] is not an integer', GROUPS, { ...group, members: ['1'] }],
  ['field_data is not a dict', FIELDS, { ...field, field_data: [] }],
  // Integers that JSON does not represent exactly.
  ['num_before is not an integer', MESSAGES, { ...range, num_before: 2 ** 53 }],
  // Fields of objects.
  ['subscriptions[0]["name"] field is missing: Field required', SUBSCRIBE, { subscriptions: [{}] }],
  ['Argument "color" at drafts[0]["color"] is unexpected', DRAFTS, { drafts: [{ ...draft, color: 1 }] }],
  // Lists of allowed values.
  ['Invalid drafts[0]["type"]', DRAFTS, { drafts: [{ ...draft, type: 'public' }] }],
  ['Invalid color_scheme: Value error, Not in the list of possible values', SETTINGS, { color_scheme: 9 }],
  // Messages of the contract, which replace the usual ones.
  ['Invalid emoji type.', STATUS, { emoji_name: 'car', reaction_type: 'drawn' }],
  ['Invalid anchor', MESSAGES, { ...range, anchor: 'x'.repeat(31) }],
  // Lengths.
  ['name is too long (limit: 40 characters)', REALM, { name: 'x'.repeat(41) }],
  ['name cannot be blank', REALM, { name: '' }],
  ['alert_words is too long (limit: 1000 items)', WORDS, { alert_words: Array<string>(1001).fill('a') }],
  [
    'field_data is too long (limit: 1000 items)',
    FIELDS,
    { ...field, field_data: Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [index, ''])) },
  ],
  // Numbers.
  ['num_before is too small', MESSAGES, { ...range, num_before: -1 }],
  ['web_font_size_px is too small', SETTINGS, { web_font_size_px: 0 }],
  ['web_font_size_px is too large', SETTINGS, { web_font_size_px: 101 }],
  // Values of several types: the error is about the type that was sent, if only one type fits.
  [
    'can_mention_group["direct_subgroups"] field is missing: Field required',
    GROUPS,
    { ...group, can_mention_group: { direct_members: [] } },
  ],
  ['Invalid can_mention_group', GROUPS, { ...group, can_mention_group: true }],
  [
    'profile_data[0]["value"] is too long (limit: 10000 characters)',
    PROFILE,
    { profile_data: [{ id: 1, value: 'x'.repeat(10_001) }] },
  ],
  ['Invalid profile_data[0]["value"]', PROFILE, { profile_data: [{ id: 1, value: 5 }] }],
  ['Invalid principals', SUBSCRIBE, { subscriptions: [{ name: 'a' }], principals: [1, 'a'] }],
  // Text that is refused everywhere. A name with special characters is quoted.
  ['name must not contain null bytes', REALM, { name: 'a\0' }],
  ['alert_words[1] must not contain null bytes', WORDS, { alert_words: ['a', 'b\0'] }],
  ['alert_words[0] is not valid Unicode', WORDS, { alert_words: ['\ud800'] }],
  [
    'field_data["a/b~c"]["text"] must not contain null bytes',
    FIELDS,
    { ...field, field_data: { 'a/b~c': { text: 'a\0' } } },
  ],
  ['field_data["x"] must not contain null bytes', FIELDS, { ...field, field_data: { x: { 'a\0': '' } } }],
];

describe('An invalid value of a parameter', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  for (const [message, [method, path], parameters] of ROWS) {
    it(`is refused with its place and the reason: ${message}`, async () => {
      const options = method === 'GET' ? {} : ({ encoding: 'json' } as const);
      const { status, body } = await site.owner.send(method, path, parameters, options);
      expect({ status, ...body }).to.deep.equal({
        status: 400,
        result: 'error',
        msg: message,
        code: 'BAD_REQUEST',
      });
    });
  }
});
