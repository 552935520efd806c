import { expect } from 'chai';

import type { Alias, Operation } from '../../tools/generate-contract/contract.js';
import { arrange } from '../../conformance/src/cases/case-request.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { contract } from '../support/contract-sources.js';
import { cases } from '../../conformance/src/contract/cases.js';
import { Fixtures } from '../conformance/fixtures.js';
import type { HttpResponse, Body } from '../support/client.js';

const FORMER_SETTINGS = {
  default_view: 219,
  escape_navigates_to_default_view: 219,
  realm_name_in_notifications: 168,
} as const;

/** Names that a feature level removed. The server ignores them, and the response lists them as ignored. */
const GONE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  createSubscriptions: { can_remove_subscribers_group_id: 197 },
  updateChannel: { can_remove_subscribers_group_id: 197 },
  createUserGroup: { can_mention_group_id: 198 },
  updateUserGroup: { can_mention_group_id: 198 },
  updateUser: { is_admin: 7, is_guest: 7 },
  updateSettings: FORMER_SETTINGS,
  updateUserSettingsDefaults: FORMER_SETTINGS,
  updateOrganization: {
    create_stream_policy: 102,
    create_public_stream_policy: 264,
    create_private_stream_policy: 266,
    create_web_public_stream_policy: 280,
    private_message_policy: 270,
    notifications_stream_id: 241,
    signup_notifications_stream_id: 241,
  },
  createLinkifier: { url_format_string: 176 },
  updateLinkifier: { url_format_string: 176 },
  createPlayground: { url_prefix: 196 },
};

/** Former names that the server accepts like the current name. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  sendMessage: ['subject'],
  updateMessage: ['subject'],
  createScheduledMessage: ['subject'],
  updateScheduledMessage: ['subject'],
  updateOrganization: ['can_access_all_users_group_id', 'zulip_update_announcements_stream_id'],
};

/** Field names that no response and no event contains any more. */
const NOWHERE = [
  'can_mention_group_id',
  'can_remove_subscribers_group_id',
  'default_view',
  'email_address',
  'escape_navigates_to_default_view',
  'hotspots',
  'is_old_stream',
  'prev_subject',
  'realm_community_topic_editing_limit_seconds',
  'realm_notifications_stream_id',
  'realm_private_message_policy',
  'realm_signup_notifications_stream_id',
  'short_name',
  'subgroup_ids',
  'subject_links',
  'url_format_string',
];

/** Former field names that responses still contain. They are deprecated. */
const ANSWERED = [
  'in_home_view',
  'is_announcement_only',
  'jitsi_server_url',
  'realm_create_private_stream_policy',
  'realm_create_public_stream_policy',
  'realm_create_web_public_stream_policy',
  'realm_filters',
  'realm_uri',
];

const aliasesOf = ({ parameters }: Operation): (Alias & { readonly of: string })[] =>
  parameters.flatMap(({ name, extensions }) =>
    ((extensions['x-aliases'] ?? []) as Alias[]).map((alias) => ({ ...alias, of: name })),
  );

const operationOf = (id: string): Operation => {
  const found = contract.operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
};

describe('former names', () => {
  let fixtures: Fixtures;
  before(async () => {
    fixtures = await Fixtures.create();
  });
  after(() => fixtures.close());

  const send = (
    { path: template, method }: Pick<Operation, 'path' | 'method'>,
    { as, path, parameters }: CaseRequest,
  ): Promise<HttpResponse> => {
    if (!as) throw new Error('Nobody asks.');
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    return as.send(method, filled, parameters);
  };

  /** Sends the example request of an operation with additional parameters. */
  const ask = async (id: string, more: Readonly<Record<string, unknown>>): Promise<Body> => {
    const one = cases.find(({ name }) => name === `${id} 200 default`);
    if (!one) throw new Error(`The contract has no example of ${id}.`);
    const request = await arrange(one, fixtures);
    return (await send(one.operation, { ...request, parameters: { ...request.parameters, ...more } })).body;
  };

  it('of parameters are in the contract with the level that removed them', () => {
    // An operation at a second path has the names of the first.
    const own = contract.operations.filter(({ sameAs }) => sameAs === undefined);
    const stated = own.flatMap((operation) =>
      aliasesOf(operation).flatMap(({ name, until }) =>
        name === undefined || until === undefined ? [] : [[operation.id, name, until]],
      ),
    );
    const listed = Object.entries(GONE).flatMap(([id, names]) =>
      Object.entries(names).map(([name, level]) => [id, name, level]),
    );
    expect(stated).to.have.deep.members(listed);
  });

  for (const [id, names] of Object.entries(GONE)) {
    for (const name of Object.keys(names)) {
      it(`include ${name} of ${id}, which the server ignores and lists as ignored`, async () => {
        expect((await ask(id, { [name]: '1' })).ignored_parameters_unsupported).to.deep.equal([name]);
      });
    }
  }

  for (const [id, names] of Object.entries(KEPT)) {
    for (const name of names) {
      it(`include ${name} of ${id}, which conflicts with the current name`, async () => {
        const { of } = aliasesOf(operationOf(id)).find((alias) => alias.name === name) ?? { of: '' };
        expect(await ask(id, { [of]: '1', [name]: '1' })).to.deep.include({
          code: 'REQUEST_CONFUSING_VAR',
          var_name1: of,
          var_name2: name,
        });
      });
    }
  }

  it('of fields are removed from the contract, or marked as deprecated', () => {
    // The changed settings have the names of the parameters.
    const fields = [...contract.schemas].flatMap(([schema, { properties }]) =>
      schema === 'ChangedOrganizationSettings' ? [] : Object.entries(properties ?? {}),
    );
    for (const name of NOWHERE) expect(fields.map(([field]) => field)).not.to.include(name);
    for (const name of ANSWERED) {
      const found = fields.filter(([field]) => field === name);
      expect(found, name).not.to.have.length(0);
      for (const [, schema] of found) expect(schema.deprecated, name).to.equal(true);
    }
  });

  it('of values are accepted, unless a feature level removed them', async () => {
    const { owner } = fixtures;
    const me = await fixtures.ownerId;
    const { id: stream_id, name } = await fixtures.channel();
    const taken: [string, string, Body][] = [
      ['POST', '/messages', { type: 'private', to: [me], content: 'x' }],
      ['POST', '/messages', { type: 'stream', to: name, topic: 'x', content: 'x' }],
      [
        'POST',
        '/users/me/subscriptions/properties',
        { subscription_data: [{ stream_id, property: 'in_home_view', value: false }] },
      ],
      [
        'POST',
        '/users/me/status',
        { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'zulip_extra_emoji' },
      ],
      ['POST', '/users/me/status', { away: true }],
      ['POST', '/users/me/presence', { status: 'active', slim_presence: true }],
      ['PATCH', '/realm', { can_access_all_users_group_id: await fixtures.systemGroupId('role:everyone') }],
    ];
    const narrows = [
      { operator: 'stream', operand: name },
      { operator: 'streams', operand: 'public' },
      { operator: 'pm-with', operand: [me] },
      { operator: 'group-pm-with', operand: [me] },
      { operator: 'is', operand: 'private' },
    ];
    for (const [method, path, parameters] of taken) await owner.ok(method, path, parameters);
    for (const term of narrows) {
      await owner.ok('GET', '/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [term] });
    }
    const group = await fixtures.ownGroup();
    const refused: [string, string, Body][] = [
      [
        'POST',
        '/users/me/subscriptions',
        { subscriptions: [{ name: 'x' }], message_retention_days: 'forever' },
      ],
      ['PATCH', '/realm', { message_retention_days: 'forever' }],
      ['PATCH', '/realm', { message_content_edit_limit_seconds: 'forever' }],
      ['PATCH', `/user_groups/${String(group)}`, { can_mention_group: 3 }],
      ['PATCH', '/settings', { desktop_icon_count_display: 5 }],
    ];
    for (const [method, path, parameters] of refused) {
      const { status, body } = await owner.send(method, path, parameters);
      expect(status, JSON.stringify(body)).to.equal(400);
    }
  });
});
