import type { Actor } from '../../runtime/identity/actor.js';
import { inBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx, Value } from '../../runtime/store/types.js';

/** A bot that a user can own, with its defaults for omitted parameters. */
export interface BotRow {
  readonly id: number;
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: Actor['role'];
  readonly bot_type: 1 | 2 | 3;
  readonly bot_owner_id: number | null;
  readonly is_active: number;
  readonly avatar_key: string | null;
  readonly avatar_version: number;
  /** Encrypted. It must not be part of a response. */
  readonly api_key_encrypted: string;
  /** Names of channels. */
  readonly default_sending_stream: string | null;
  readonly default_events_register_stream: string | null;
  readonly default_all_public_streams: number | null;
  /** The encrypted service of an outgoing webhook. */
  readonly service_sealed: string | null;
}

const BOTS = `
  SELECT b.id, b.email, b.delivery_email, b.full_name, b.role, b.bot_type, b.bot_owner_id, b.is_active,
    b.avatar_key, b.avatar_version, b.api_key_encrypted, sending.name AS default_sending_stream,
    register.name AS default_events_register_stream, d.default_all_public_streams, s.sealed AS service_sealed
  FROM users b
  LEFT JOIN bot_defaults d ON d.user_id = b.id
  LEFT JOIN bot_services s ON s.user_id = b.id
  LEFT JOIN channels sending ON sending.id = d.default_sending_stream_id AND sending.is_archived = 0
  LEFT JOIN channels register ON register.id = d.default_events_register_stream_id AND register.is_archived = 0
  WHERE b.bot_type IS NOT NULL AND b.is_system_bot = 0`;

const select = (tx: Tx, condition: string, values: readonly Value[] = []): Promise<BotRow[]> =>
  tx.all<BotRow>(`${BOTS}${condition} ORDER BY b.id`, values);

const findBot = async (tx: Tx, id: number): Promise<BotRow | undefined> =>
  (await select(tx, ' AND b.id = ?', [id]))[0];

/** Returns a bot. Throws if it does not exist. */
export const readBot = async (tx: Tx, id: number): Promise<BotRow> => {
  const bot = await findBot(tx, id);
  if (!bot) throw new Error(`The bot ${String(id)} is gone within a transaction.`);
  return bot;
};

/** Returns every bot by ID, including deactivated ones. */
export const listAllBots = (tx: Tx): Promise<BotRow[]> => select(tx, '');

/** Returns the active bots of an owner. */
export const listActiveBots = (tx: Tx, ownerId: number): Promise<BotRow[]> =>
  select(tx, ' AND b.bot_owner_id = ? AND b.is_active = 1', [ownerId]);

const listOwnersAmong = statement((db, ids: readonly number[]) =>
  db('users').whereIn('id', ids).select('id', 'bot_owner_id'),
);

/** Returns the owner of each bot. Null if it has none. */
export const listOwners = async (tx: Tx, botIds: readonly number[]): Promise<Map<number, number | null>> => {
  const rows = await inBatches(botIds, (batch) => listOwnersAmong(tx, batch));
  return new Map(rows.map(({ id, bot_owner_id }) => [id, bot_owner_id]));
};

/** A bot's defaults for omitted parameters, with channels by ID. */
export interface Defaults {
  readonly default_sending_stream_id: number | null;
  readonly default_events_register_stream_id: number | null;
  readonly default_all_public_streams: boolean;
}

export const noDefaults: Defaults = {
  default_sending_stream_id: null,
  default_events_register_stream_id: null,
  default_all_public_streams: false,
};

const findDefaults = statement((db, user_id: number) =>
  db('bot_defaults')
    .where({ user_id })
    .first('default_sending_stream_id', 'default_events_register_stream_id', 'default_all_public_streams'),
);

export const readDefaults = async (tx: Tx, botId: number): Promise<Defaults> => {
  const row = await findDefaults(tx, botId);
  return row ? { ...row, default_all_public_streams: row.default_all_public_streams === 1 } : noDefaults;
};

export const setDefaults = (tx: Tx, botId: number, defaults: Defaults): Promise<void> =>
  tx.upsertMany('bot_defaults', [{ user_id: botId, ...defaults }], ['user_id']);
