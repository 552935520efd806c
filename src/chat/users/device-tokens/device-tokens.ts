import { errors } from '../../../../generated/errors.js';
import { caps } from '../../caps.js';
import { checkCap } from '../../../runtime/caps.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Scope } from '../../scope.js';

/** The services that send to devices: Apple's, and Google's for Android. */
type Kind = 'apns' | 'gcm';

const MOST_CHARACTERS = 4096;

/**
 * Whether existing servers decode the text as base64. They skip characters that base64 does not have, so the tokens of
 * clients have them, too.
 */
const isBase64 = (text: string): boolean => {
  if (/[^\0-\u007f]/.test(text)) return false;
  const [, digits = '', rest = ''] = /^([^=]*)(.*)$/.exec(text.replaceAll(/[^A-Za-z0-9+/=]/g, '')) ?? [];
  const missing = (4 - (digits.length % 4)) % 4;
  return missing < 3 && rest.startsWith('='.repeat(missing));
};

/** Throws if no device has a token of this form. Tokens of Apple's service are base64. */
const checkToken = (kind: Kind, token: string): void => {
  if (token === '' || Array.from(token).length > MOST_CHARACTERS) throw errors.deviceTokenLength();
  if (kind === 'apns' && !isBase64(token)) throw errors.apnsTokenInvalid();
};

const count = async ({ tx, actor }: Scope): Promise<number> => {
  const found = await tx.first<{ tokens: number }>(
    'SELECT COUNT(*) AS tokens FROM device_tokens WHERE user_id = ?',
    [actor.id],
  );
  return found?.tokens ?? 0;
};

const findToken = statement((db, user_id: number, token_hash: string) =>
  db('device_tokens').where({ user_id, token_hash }).first('id'),
);

const isRegistered = async ({ tx, actor, services }: Scope, token: string): Promise<boolean> =>
  (await findToken(tx, actor.id, services.keys.hash(token))) !== undefined;

/** Registers a device of the requester. The database keeps the token encrypted. */
export const addDeviceToken = async (
  scope: Scope,
  kind: Kind,
  token: string,
  app_id: string | null = null,
): Promise<void> => {
  const { tx, actor, services } = scope;
  checkToken(kind, token);
  await tx.lock('users', actor.id);
  if (!(await isRegistered(scope, token))) checkCap(caps.deviceTokens, (await count(scope)) + 1);
  const row = {
    user_id: actor.id,
    kind,
    token_hash: services.keys.hash(token),
    token_encrypted: services.keys.encrypt(token),
    app_id,
    registered_at: services.clock.seconds(),
  };
  await tx.upsertMany('device_tokens', [row], ['user_id', 'kind', 'token_hash']);
};

export interface Device {
  readonly token: string;
  /** Only of Apple devices. */
  readonly app_id: string | null;
  readonly registered_at: number;
}

const listTokens = statement((db, user_id: number, kind: string) =>
  db('device_tokens')
    .where({ user_id, kind })
    .orderBy(['registered_at', 'id'])
    .select('token_encrypted', 'app_id', 'registered_at'),
);

/** Returns the devices of the requester, the earliest registered first. */
export const listDeviceTokens = async ({ tx, actor, services }: Scope, kind: Kind): Promise<Device[]> => {
  const rows = await listTokens(tx, actor.id, kind);
  return rows.map(({ token_encrypted, ...row }) => ({
    ...row,
    token: services.keys.decrypt(token_encrypted),
  }));
};

const removeToken = statement((db, user_id: number, kind: string, token_hash: string) =>
  db('device_tokens').where({ user_id, kind, token_hash }).delete(),
);

/** Removes a device of the requester. */
export const removeDeviceToken = async (scope: Scope, kind: Kind, token: string): Promise<void> => {
  const { tx, actor, services } = scope;
  checkToken(kind, token);
  const removed = await removeToken(tx, actor.id, kind, services.keys.hash(token));
  if (removed === 0) throw errors.deviceTokenNotFound();
};

/** Throws, because the server cannot send push notifications, unless the requester has no device. */
export const checkNothingToPush = async (scope: Scope, token: string | undefined): Promise<void> => {
  if (token !== undefined && !(await isRegistered(scope, token))) throw errors.invalidPushDeviceToken();
  if ((await count(scope)) > 0) throw errors.pushNotificationsUnavailable();
};
