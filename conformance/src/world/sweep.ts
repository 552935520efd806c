import type { Body, HttpClient } from './client.js';
import { Refused } from './client.js';
import type { Ledger } from './ledger.js';

interface Sweep {
  /** Administrators who take turns. */
  readonly by: () => Promise<HttpClient>;
  /** The user whose key was given. */
  readonly given: HttpClient;
  /** Whether a name is of the run. */
  readonly isOurs: (text: unknown) => boolean;
  readonly ledger: Ledger;
}

/** What could not be removed, and why. */
export type Left = string[];

interface Account {
  readonly user_id: number;
  readonly full_name: string;
  readonly email: string;
  readonly delivery_email?: string | null;
  readonly is_active?: boolean;
  readonly is_bot: boolean;
  readonly bot_owner_id?: number | null;
  readonly role?: number;
}

/** Removes one thing. Something that is gone already is no failure. */
const remove = async (
  client: HttpClient,
  path: string,
  left: Left,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<boolean> => {
  try {
    const { status, body } = await client.send('DELETE', path, parameters);
    if (status === 200) return true;
    left.push(`DELETE ${path} answered ${String(status)} ${String((body as { msg?: string }).msg)}`);
  } catch (error) {
    left.push(`DELETE ${path}: ${String(error)}`);
  }
  return false;
};

const list = async (
  client: HttpClient,
  path: string,
  field: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<Body[]> => {
  const found = ((await client.ok('GET', path, parameters)) as Record<string, unknown>)[field] ?? [];
  return Object.values(found);
};

/** Removes what only the users of the run can list: queues, drafts, scheduled messages and files. */
export const sweepLedger = async (ledger: Ledger, left: Left): Promise<void> => {
  // Queues of users who are deactivated are gone, and so are those that a case deleted.
  for (const { client, queue_id } of ledger.queues)
    await client.send('DELETE', '/events', { queue_id }).catch(() => undefined);
  const each = async (
    clients: Iterable<HttpClient>,
    path: string,
    field: string,
    id = 'id',
  ): Promise<void> => {
    for (const client of clients) {
      const reply = await client.send('GET', path).catch(() => undefined);
      if (reply?.status !== 200) continue;
      for (const one of Object.values(reply.body[field] as object))
        await remove(client, `${path}/${String(one[id])}`, left);
    }
  };
  await each(ledger.drafters, '/drafts', 'drafts');
  await each(ledger.schedulers, '/scheduled_messages', 'scheduled_messages', 'scheduled_message_id');
  await each(ledger.uploaders, '/attachments', 'attachments');
};

const accountsOf = async ({ given, isOurs, ledger }: Sweep): Promise<Account[]> => {
  const all = (await list(given, '/users', 'members')) as Account[];
  const named = all.filter(
    ({ user_id, full_name, email, delivery_email }) =>
      [full_name, email, delivery_email].some(isOurs) || ledger.has('POST /users', user_id),
  );
  const ids = new Set(named.map(({ user_id }) => user_id));
  return all.filter(
    (one) => ids.has(one.user_id) || (typeof one.bot_owner_id === 'number' && ids.has(one.bot_owner_id)),
  );
};

/** Groups that contain others, or are a setting of others, are removed first. */
const ROUNDS = 6;

const sweepGroups = async (
  { by, ledger }: Sweep,
  left: Left,
  isOur: (name: unknown, creator?: unknown) => boolean,
): Promise<void> => {
  let failures: Left = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    failures = [];
    const groups = await list(await by(), '/user_groups', 'user_groups');
    for (const { id, name, creator_id } of groups)
      if (isOur(name, creator_id) || ledger.has('POST /user_groups/create', id))
        await remove(await by(), `/user_groups/${String(id)}`, failures);
    if (failures.length === 0) return;
  }
  left.push(...failures);
};

/** Removes all objects of the organization that the run made, and deactivates its users. */
export const sweep = async (way: Sweep, left: Left): Promise<void> => {
  const { by, given, isOurs, ledger } = way;
  const accounts = await accountsOf(way);
  const ids = new Set(accounts.map(({ user_id }) => user_id));
  const isOur = (name: unknown, creator?: unknown): boolean =>
    isOurs(name) || (typeof creator === 'number' && ids.has(creator));
  const step = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work().catch((error: unknown) => {
      left.push(`${what}: ${error instanceof Refused ? error.message : String(error)}`);
    });
  };
  const each = (path: string, field: string, pathOf: (one: Body) => string | undefined, query = {}) =>
    step(field, async () => {
      for (const one of await list(await by(), path, field, query)) {
        const target = pathOf(one);
        if (target !== undefined) await remove(await by(), target, left);
      }
    });

  await each('/invites', 'invites', ({ id, email, invited_by_user_id, is_multiuse }) =>
    isOur(email, invited_by_user_id)
      ? `/invites/${is_multiuse === true ? 'multiuse/' : ''}${String(id)}`
      : undefined,
  );
  await each('/realm/emoji', 'emoji', ({ name, author_id, deactivated }) =>
    deactivated !== true && isOur(name, author_id) ? `/realm/emoji/${String(name)}` : undefined,
  );
  await each('/realm/linkifiers', 'linkifiers', ({ id, pattern }) =>
    isOur(pattern) || ledger.has('POST /realm/filters', id) ? `/realm/filters/${String(id)}` : undefined,
  );
  await each('/realm/profile_fields', 'custom_fields', ({ id, name }) =>
    isOur(name) || ledger.has('POST /realm/profile_fields', id)
      ? `/realm/profile_fields/${String(id)}`
      : undefined,
  );
  await each('/realm/domains', 'domains', ({ domain }) =>
    isOur(domain) || ledger.has('POST /realm/domains', domain)
      ? `/realm/domains/${String(domain)}`
      : undefined,
  );
  await step('playgrounds', async () => {
    const parameters = { event_types: ['realm_playgrounds'], fetch_event_types: ['realm_playgrounds'] };
    const { queue_id, realm_playgrounds = [] } = await given.ok('POST', '/register', parameters);
    await given.send('DELETE', '/events', { queue_id });
    for (const { id, name } of realm_playgrounds as readonly { id: number; name: string }[])
      if (isOur(name) || ledger.has('POST /realm/playgrounds', id))
        await remove(await by(), `/realm/playgrounds/${String(id)}`, left);
  });
  await each(
    '/streams',
    'streams',
    ({ stream_id, name, creator_id }) =>
      isOur(name, creator_id) ? `/streams/${String(stream_id)}` : undefined,
    { include_all_active: true },
  );
  await step('groups', () => sweepGroups(way, left, isOur));
  await each(
    '/export/realm',
    'exports',
    ({ id, acting_user_id, pending, deleted_timestamp, failed_timestamp }) =>
      ids.has(acting_user_id as number) &&
      pending !== true &&
      deleted_timestamp === null &&
      failed_timestamp === null
        ? `/export/realm/${String(id)}`
        : undefined,
  );
  // The administrators of the run go last, since they remove the others.
  const active = accounts.filter(({ is_active = true }) => is_active);
  const isAdministrator = ({ role = 400, is_bot }: Account): boolean => !is_bot && role <= 200;
  for (const one of active.filter(({ is_bot }) => is_bot))
    await remove(await by(), `/bots/${String(one.user_id)}`, left);
  for (const one of active.filter((other) => !other.is_bot && !isAdministrator(other)))
    await remove(await by(), `/users/${String(one.user_id)}`, left);
  for (const one of active.filter(isAdministrator))
    await remove(given, `/users/${String(one.user_id)}`, left);
};
