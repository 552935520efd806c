import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import type { Keys } from '../../runtime/identity/keys.js';
import { textOrJson } from '../../lib/json-text.js';
import { isUrl } from '../profile-fields/url.js';
import type { Tx } from '../../runtime/store/types.js';

/** The service of an outgoing webhook, as clients see it. */
export type BotService = components['schemas']['BotService'];

export const genericBot = 1;
export const outgoingWebhookBot = 3;

export const GENERIC_INTERFACE = 1;

/** Encrypts a service, since its URL and its token are secrets. */
export const sealService = (keys: Keys, { base_url, interface: format, token }: BotService): string =>
  keys.encrypt(JSON.stringify({ base_url, interface: format, token }));

export const openService = (keys: Keys, sealed: string): BotService =>
  JSON.parse(keys.decrypt(sealed)) as BotService;

/** Returns the URL in a parameter. Throws if it is not an HTTP or HTTPS URL. */
export const parsePayloadUrl = (name: string, typed: string): string => {
  // JSON may end with white space.
  const url = textOrJson(typed.replace(/[ \t\n\r]+$/, '')).trim();
  if (!isUrl(url)) throw errors.invalidPayloadUrl({ name });
  return url;
};

interface StoredService {
  readonly name: string;
  readonly sealed: string;
}

export const findService = (tx: Tx, botId: number): Promise<StoredService | undefined> =>
  tx.first<StoredService>('SELECT name, sealed FROM bot_services WHERE user_id = ?', [botId]);

export const insertService = (tx: Tx, user_id: number, { name, sealed }: StoredService): Promise<void> =>
  tx.insertMany('bot_services', [{ user_id, name, sealed }]);

export const setService = async (tx: Tx, botId: number, sealed: string): Promise<void> => {
  await tx.run('UPDATE bot_services SET sealed = ? WHERE user_id = ?', [sealed, botId]);
};
