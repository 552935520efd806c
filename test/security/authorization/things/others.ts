import { makeToken } from '../../../../src/lib/token.js';
import { completeExport } from '../../../archive/exports/rows.js';
import { exampleFile, textFile } from '../../../support/files.js';
import type { Person } from '../../../support/people.js';
import type { Fixtures } from '../fixtures.js';
import type { Kind, Maker, Thing } from '../variant.js';
import { anyTable } from '../../../support/any-table.js';

const NOTHING = 2 ** 31 - 1;
const nothing = (id: number | string = NOTHING): Promise<Thing> => Promise.resolve({ id });

/** Creates an object that only its user can access. */
type Made = (by: Person, fresh: (word: string) => string) => Promise<Thing>;

/** The requester's object, another user's, and an unknown one. */
const personal = (make: Made, ofNothing: number | string = NOTHING) =>
  ({
    own: (fixtures, actor) => make(actor, (word) => fixtures.fresh(word)),
    "another's": (fixtures) => make(fixtures.mate, (word) => fixtures.fresh(word)),
    nothing: () => nothing(ofNothing),
  }) satisfies Kind;

/** Only the actor: for operations about the requester. With `new`, the account is used for one cell only. */
export const self = {
  own: (_stage, actor) => Promise.resolve({ id: actor.id, text: actor.email }),
} satisfies Kind;

export const newSelf = {
  own: async (fixtures, _actor, name) => {
    const person = await fixtures.like(name);
    return { id: person.id, text: person.email, as: person };
  },
} satisfies Kind;

export const drafts = personal(async ({ client }) => {
  const draft = { type: '', to: [], topic: '', content: 'A thought' };
  return { id: (await client.ok('POST', '/drafts', { drafts: [draft] })).ids[0] };
});

export const storageEntries = personal(async ({ client }, fresh) => {
  const id = fresh('key');
  await client.ok('PUT', '/bot_storage', { storage: { [id]: 'A value' } });
  return { id };
}, 'unknown');

export const scheduledMessages = personal(async ({ client, id }) => {
  const message = { type: 'direct', to: [id], content: 'Later', scheduled_delivery_timestamp: 3_165_826_990 };
  return { id: (await client.ok('POST', '/scheduled_messages', message)).scheduled_message_id };
});

const upload: Made = async ({ client }, fresh) => {
  const { url } = await client.ok('POST', '/user_uploads', {
    filename: textFile(`${fresh('notes')}.txt`, 'x'),
  });
  const { attachments } = await client.ok('GET', '/attachments');
  return { id: attachments[0].id, text: url };
};

export const attachments = personal(upload);

export const queues = personal(
  async ({ client }) => ({ id: (await client.ok('POST', '/register', { fetch_event_types: [] })).queue_id }),
  '00000000-0000-4000-8000-000000000000',
);

const emoji =
  (isOwn: boolean): Maker =>
  async (fixtures, actor) => {
    const id = fixtures.fresh('emoji');
    await fixtures.server.owner.ok('POST', `/realm/emoji/${id}`, { filename: exampleFile() });
    // Guests and bots cannot add emoji, but may have been members when they added it.
    if (isOwn)
      await fixtures.server.services.store.write((tx) =>
        tx.run('UPDATE custom_emoji SET author_id = ? WHERE name = ?', [actor.id, id]),
      );
    return { id };
  };

export const customEmoji = {
  own: emoji(true),
  "another's": emoji(false),
  nothing: (fixtures) => nothing(fixtures.fresh('emoji')),
} satisfies Kind;

const group =
  (isIn: boolean): Maker =>
  async (fixtures, actor) => {
    const name = fixtures.fresh('group');
    const members = isIn ? [actor.id] : [];
    const made = { name, description: '', members };
    const { group_id: id } = await fixtures.server.owner.ok('POST', '/user_groups/create', made);
    return { id, text: name };
  };

export const userGroups = {
  'in it': group(true),
  'not in it': group(false),
  'a system group': (fixtures) =>
    Promise.resolve({ id: fixtures.groups['role:moderators'] ?? 0, text: 'role:moderators' }),
  nothing: () => nothing(),
} satisfies Kind;

export const linkifiers = {
  'there is one': async (fixtures) => {
    const text = fixtures.fresh('issue');
    const linkifier = { pattern: text, url_template: 'https://example.com/' };
    return { id: (await fixtures.server.owner.ok('POST', '/realm/filters', linkifier)).id, text };
  },
  nothing: () => nothing(),
} satisfies Kind;

export const domains = {
  'there is one': async (fixtures) => {
    const id = `${fixtures.fresh('domain')}.example`;
    await fixtures.server.owner.ok('POST', '/realm/domains', { domain: id, allow_subdomains: false });
    return { id };
  },
  nothing: () => nothing('nowhere.example'),
} satisfies Kind;

export const exports = {
  'there is one': async ({ server }) => ({ id: await completeExport(server.services) }),
  nothing: () => nothing(),
} satisfies Kind;

export const playgrounds = {
  'there is one': async (fixtures) => {
    const playground = {
      name: fixtures.fresh('Playground'),
      pygments_language: 'Python',
      url_template: 'https://python.example.com/?code={code}',
    };
    return { id: (await fixtures.server.owner.ok('POST', '/realm/playgrounds', playground)).id };
  },
  nothing: () => nothing(),
} satisfies Kind;

export const profileFields = {
  'there is one': async (fixtures) => {
    const field = { field_type: 1, name: fixtures.fresh('Field') };
    return { id: (await fixtures.server.owner.ok('POST', '/realm/profile_fields', field)).id };
  },
  nothing: () => nothing(),
} satisfies Kind;

const terms = (inviter_id: number) => ({
  inviter_id,
  invited_as: 400,
  include_defaults: 0,
  channel_ids: '[]',
  created_at: 1_700_000_000,
  expires_at: null,
  token_hash: makeToken(),
});

/** Rows of the table, since guests and bots have invitations only from before they became one. */
const withTerms = (table: string, more: (email: string) => Readonly<Record<string, string | number>>) => {
  const make = async (fixtures: Fixtures, { id }: Pick<Person, 'id'>): Promise<Thing> => {
    const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
    const row = { ...terms(id), ...more(email) };
    return { id: await fixtures.server.services.store.write((tx) => anyTable(tx).insert(table, row)) };
  };
  return {
    own: make,
    "another's": (fixtures) => make(fixtures, fixtures.mate),
    nothing: () => nothing(),
  } satisfies Kind;
};

export const invitations = withTerms('invitations', (email) => ({
  email,
  email_key: email,
  notify_inviter: 1,
}));

export const invitationLinks = withTerms('invitation_links', (seed) => ({ seed }));
