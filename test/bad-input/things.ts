import { completeExport } from '../archive/exports/rows.js';
import type { Reference } from '../../tools/generate-contract/schema/schema.js';
import type { Fixtures } from '../conformance/fixtures.js';
import { textFile } from '../support/files.js';
import { picture } from '../support/pictures.js';

/** An object that parameters refer to: by ID, or by name or address if they accept text. */
export interface Thing {
  readonly id: number | string;
  readonly text?: string;
}

/** An object that the owner has. Other users may not access private ones. */
type Maker = (fixtures: Fixtures) => Promise<Thing>;

const channel: Maker = async (fixtures) => {
  const { id, name } = await fixtures.channel(fixtures.owner, { invite_only: true });
  return { id, text: name };
};

const message: Maker = async (fixtures) => {
  const { id: to } = await channel(fixtures);
  return fixtures.owner.ok('POST', '/messages', { type: 'channel', to, topic: 'secrets', content: 'Hush' });
};

const draft: Maker = async (fixtures) => {
  const drafts = [{ type: '', to: [], topic: '', content: 'What about blue' }];
  const { ids } = (await fixtures.owner.ok('POST', '/drafts', { drafts })) as { ids: number[] };
  return { id: ids[0] ?? 0 };
};

const scheduledMessage: Maker = async (fixtures) => {
  const { scheduled_message_id: id } = (await fixtures.owner.ok('POST', '/scheduled_messages', {
    type: 'direct',
    to: [await fixtures.ownerId],
    content: 'Good morning',
    scheduled_delivery_timestamp: 3_165_826_990,
  })) as { scheduled_message_id: number };
  return { id };
};

const profileField: Maker = (fixtures) =>
  fixtures.owner.ok('POST', '/realm/profile_fields', { field_type: 1, name: fixtures.fresh('Field') });

const linkifier: Maker = (fixtures) =>
  fixtures.owner.ok('POST', '/realm/filters', {
    pattern: fixtures.fresh('issue'),
    url_template: 'https://issues.example.com/',
  });

const domain: Maker = async (fixtures) => {
  const id = `${fixtures.fresh('domain').replace(' ', '')}.example`;
  await fixtures.owner.ok('POST', '/realm/domains', { domain: id, allow_subdomains: false });
  return { id };
};

const playground: Maker = (fixtures) =>
  fixtures.owner.ok('POST', '/realm/playgrounds', {
    name: fixtures.fresh('playground'),
    pygments_language: 'Python',
    url_template: 'https://python.example.com/?code={code}',
  });

const dataExport: Maker = async ({ server }) => ({ id: await completeExport(server.services) });

const bot: Maker = async (fixtures) => {
  const short_name = fixtures.fresh('helper').replace(' ', '-');
  const { user_id: id } = (await fixtures.owner.ok('POST', '/bots', {
    full_name: short_name,
    short_name,
    bot_type: 3,
  })) as {
    user_id: number;
  };
  return { id };
};

const attachment: Maker = async (fixtures) => {
  await fixtures.owner.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'x') });
  const { attachments } = (await fixtures.owner.ok('GET', '/attachments')) as {
    attachments: { id: number }[];
  };
  return { id: attachments[0]?.id ?? 0 };
};

const file: Maker = async (fixtures) => {
  const { url } = (await fixtures.owner.ok('POST', '/user_uploads', {
    filename: textFile('notes.txt', 'x'),
  })) as { url: string };
  return { id: url.split('/').slice(3).join('/') };
};

const newEmail = (fixtures: Fixtures): string => `${fixtures.fresh('new').replace(' ', '')}@example.com`;

const invitation: Maker = async (fixtures) => {
  const email = newEmail(fixtures);
  await fixtures.owner.ok('POST', '/invites', { invitee_emails: email, stream_ids: [] });
  const { invites } = await fixtures.owner.ok('GET', '/invites');
  return invites.find((one: { email?: string }) => one.email === email);
};

const invitationLink: Maker = async (fixtures) => {
  const { invite_link } = await fixtures.owner.ok('POST', '/invites/multiuse');
  const { invites } = await fixtures.owner.ok('GET', '/invites');
  return invites.find((one: { link_url?: string }) => one.link_url === invite_link);
};

const customEmoji: Maker = async (fixtures) => {
  const name = fixtures.fresh('emoji').replace(' ', '_');
  await fixtures.owner.ok('POST', `/realm/emoji/${name}`, { filename: await picture() });
  return { id: name };
};

const user: Maker = async (fixtures) => {
  const { id, email } = await fixtures.one('moderator');
  return { id, text: email };
};

/** By the value of `x-refers-to`. */
const makers: Readonly<Partial<Record<Reference, Maker>>> = {
  address: channel,
  attachment,
  bot,
  channel,
  'custom-emoji': customEmoji,
  domain,
  draft,
  export: dataExport,
  invitation,
  'invitation-link': invitationLink,
  linkifier,
  file,
  message,
  playground,
  organization: (fixtures) => Promise.resolve({ id: fixtures.server.services.organization.current.id }),
  'profile-field': profileField,
  queue: async (fixtures) => ({ id: (await fixtures.queue()).queue_id }),
  recipient: channel,
  'scheduled-message': scheduledMessage,
  user,
  'user-group': async (fixtures) => ({ id: await fixtures.ownGroup() }),
};

/** Kinds of objects that only their owner or members may access. For other users they appear not to exist. */
export const PRIVATE: readonly Reference[] = [
  'attachment',
  'channel',
  'draft',
  'file',
  'invitation',
  'invitation-link',
  'message',
  'queue',
  'recipient',
  'scheduled-message',
];

/** Private kinds that administrators can see. */
export const SEEN_BY_ADMINISTRATORS: readonly Reference[] = [
  'channel',
  'invitation',
  'invitation-link',
  'recipient',
];

export const makeThing = (fixtures: Fixtures, reference: Reference): Promise<Thing> => {
  const make = makers[reference];
  if (!make) throw new Error(`Nothing makes a ${reference}; add it to test/bad-input/things.ts.`);
  return make(fixtures);
};

/** Shared objects, one of each kind, created on first use. */
export class Things {
  readonly #made = new Map<Reference, Promise<Thing>>();

  constructor(private readonly fixtures: Fixtures) {}

  one(reference: Reference): Promise<Thing> {
    const made = this.#made.get(reference) ?? makeThing(this.fixtures, reference);
    this.#made.set(reference, made);
    return made;
  }
}
