import { errors } from '../../../../generated/errors.js';
import { caps, checkCap } from '../../../runtime/caps.js';
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

const isRegistered = async ({ tx, actor, services }: Scope, token: string): Promise<boolean> => {
  const hash = services.keys.hash(token);
  const sql = 'SELECT id FROM device_tokens WHERE user_id = ? AND token_hash = ? LIMIT 1';
  return (await tx.first(sql, [actor.id, hash])) !== undefined;
};

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

/** Returns the devices of the requester, the earliest registered first. */
export const listDeviceTokens = async ({ tx, actor, services }: Scope, kind: Kind): Promise<Device[]> => {
  const rows = await tx.all<Omit<Device, 'token'> & { readonly token_encrypted: string }>(
    `SELECT token_encrypted, app_id, registered_at FROM device_tokens WHERE user_id = ? AND kind = ?
     ORDER BY registered_at, id`,
    [actor.id, kind],
  );
  return rows.map(({ token_encrypted, ...row }) => ({
    ...row,
    token: services.keys.decrypt(token_encrypted),
  }));
};

/** Removes a device of the requester. */
export const removeDeviceToken = async (scope: Scope, kind: Kind, token: string): Promise<void> => {
  const { tx, actor, services } = scope;
  checkToken(kind, token);
  const { changes } = await tx.run(
    'DELETE FROM device_tokens WHERE user_id = ? AND kind = ? AND token_hash = ?',
    [actor.id, kind, services.keys.hash(token)],
  );
  if (changes === 0) throw errors.deviceTokenNotFound();
};

/** Throws, because the server cannot send push notifications, unless the requester has no device. */
export const checkNothingToPush = async (scope: Scope, token: string | undefined): Promise<void> => {
  if (token !== undefined && !(await isRegistered(scope, token))) throw errors.invalidPushDeviceToken();
  if ((await count(scope)) > 0) throw errors.pushNotificationsUnavailable();
};
