import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import type { Keys } from '../../runtime/identity/keys.js';
import { textOrJson } from '../../lib/json-text.js';
import { isUrl } from '../profile-fields/url.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

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

type StoredService = Pick<RowOf<'bot_services'>, 'name' | 'sealed'>;

export const findService = statement((db, user_id: number) =>
  db('bot_services').where({ user_id }).first('name', 'sealed'),
);

export const insertService = (tx: Tx, user_id: number, { name, sealed }: StoredService): Promise<void> =>
  tx.insertMany('bot_services', [{ user_id, name, sealed }]);

export const setService = statement((db, user_id: number, sealed: string) =>
  db('bot_services').where({ user_id }).update({ sealed }),
);
