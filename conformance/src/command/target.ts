import { basic, HttpClient, type Reply, type Watch } from '../world/client.js';
import type { Login, Target } from '../world/http-world.js';
import type { Options } from './options.js';

/** A target that cannot be tested. The message says what to do. */
export class TargetError extends Error {}

const ADMINISTRATOR = 200;
const OWNER = 100;

const ROLE_NAMES: Readonly<Record<number, string>> = { 300: 'moderator', 400: 'member', 600: 'guest' };

const textOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): string =>
  `${String(status)} ${JSON.stringify(body).slice(0, 200)}`;

const settingsOf = async (url: string, watch: Watch): Promise<Reply> => {
  const anonymous = new HttpClient(url, () => undefined, watch);
  const reply = await anonymous.send('GET', '/server_settings').catch((error: unknown) => {
    throw new TargetError(
      `No server answers at ${url}. ${(error as Error).message}. Check --url, and whether the server runs.`,
    );
  });
  if (reply.status === 429)
    throw new TargetError(
      `The server refuses requests of this address for now: ${textOf(reply)}. Try again later.`,
    );
  const { zulip_feature_level: level } = reply.body as { zulip_feature_level?: unknown };
  if (reply.status !== 200 || typeof level !== 'number')
    throw new TargetError(
      `The server at ${url} does not have this interface: GET /api/v1/server_settings answered ${textOf(reply)}. ` +
        'Give the address of the organization, without a path.',
    );
  return reply;
};

interface Requester {
  readonly role?: unknown;
  readonly is_bot?: unknown;
}

const userOf = async ({ url, email, key }: Options, watch: Watch): Promise<Requester> => {
  const client = new HttpClient(url, () => basic(email, key), watch);
  const reply = await client.send('GET', '/users/me');
  if (reply.status === 200) return reply.body as Requester;
  if (reply.status === 401)
    throw new TargetError(
      `The server refuses the email and the API key: ${textOf(reply)}. Check --email and --api-key: the email is that of ` +
        'the account, and a new key replaces the former one.',
    );
  throw new TargetError(`GET /api/v1/users/me answered ${textOf(reply)}. The run cannot begin.`);
};

/** Makes sure that an organization is deactivated, so that cases cannot change it. */
const checkDeactivated = async ({ url, email, key }: Login, watch: Watch): Promise<void> => {
  const reply = await new HttpClient(url, () => basic(email, key), watch).send('GET', '/users/me');
  if (reply.status === 401) return;
  throw new TargetError(
    `The organization at ${url} is not deactivated: GET /api/v1/users/me answered ${textOf(reply)}.`,
  );
};

const clockOf = ({ headers }: Reply): number => {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? 0 : Math.round((time - Date.now()) / 1000);
};

/** Asks the server whether it can be tested with this key. */
export const examine = async (options: Options, watch: Watch): Promise<Target> => {
  const settings = await settingsOf(options.url, watch);
  const { role, is_bot } = await userOf(options, watch);
  if (typeof role !== 'number' || role > ADMINISTRATOR || is_bot === true) {
    const who = is_bot === true ? 'bot' : (ROLE_NAMES[Number(role)] ?? `user with the role ${String(role)}`);
    throw new TargetError(
      `The key belongs to a ${who}. The run makes users, channels and groups, so it needs the key of an owner or administrator.`,
    );
  }
  if (options.deactivated) await checkDeactivated(options.deactivated, watch);
  const { zulip_feature_level, email_auth_enabled } = settings.body as {
    zulip_feature_level: number;
    email_auth_enabled?: boolean;
  };
  if (email_auth_enabled === false)
    throw new TargetError(
      'The organization has no login with email and password, by which the run logs in the users that it makes.',
    );
  return {
    url: options.url,
    email: options.email,
    key: options.key,
    rank: role <= OWNER ? 'owner' : 'administrator',
    level: zulip_feature_level,
    domain: options.domain,
    ahead: clockOf(settings),
    permitted: options.permitted,
    ...(options.deactivated && { deactivated: options.deactivated }),
  };
};
