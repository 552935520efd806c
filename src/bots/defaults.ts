import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import { canSeeChannel, type Viewer } from '../channels/model/policy.js';
import { findChannel, findChannelByKey, isSubscribed, type ChannelRow } from '../channels/model/store.js';
import { nameKey } from '../store/name-key.js';
import type { Tx } from '../store/types.js';
import { emitBotChange } from './events.js';
import { readBot, readDefaults, setDefaults, type Defaults } from './store.js';
import { viewDefaults } from './view.js';

/** What a request says of them; channels by name, empty for none. */
export interface WantedDefaults {
  readonly default_sending_stream?: string | undefined;
  readonly default_events_register_stream?: string | undefined;
  readonly default_all_public_streams?: boolean | undefined;
}

const seeAll = async (tx: Tx, viewers: readonly Viewer[], channel: ChannelRow): Promise<boolean> => {
  for (const { id, role } of viewers) {
    if (!canSeeChannel(role, channel, await isSubscribed(tx, id, channel.id))) return false;
  }
  return true;
};

/** The channel of a name that all of them may know of; null for no name. */
const findByName = async (tx: Tx, viewers: readonly Viewer[], name: string): Promise<number | null> => {
  if (name.trim() === '') return null;
  const channel = await findChannelByKey(tx, nameKey(name));
  if (!channel || !(await seeAll(tx, viewers, channel))) {
    throw errors.invalidChannelName({ channel_name: name });
  }
  return channel.id;
};

/** The defaults as they are wanted, and otherwise as they were. */
export const readWantedDefaults = async (
  tx: Tx,
  viewers: readonly Viewer[],
  before: Defaults,
  wanted: WantedDefaults,
): Promise<Defaults> => {
  const { default_sending_stream: sending, default_events_register_stream: register } = wanted;
  return {
    default_sending_stream_id:
      sending === undefined ? before.default_sending_stream_id : await findByName(tx, viewers, sending),
    default_events_register_stream_id:
      register === undefined
        ? before.default_events_register_stream_id
        : await findByName(tx, viewers, register),
    default_all_public_streams: wanted.default_all_public_streams ?? before.default_all_public_streams,
  };
};

/** Keeps the defaults, and tells those who look after the bot what is new about them. */
const keepDefaults = async (tx: Tx, botId: number, defaults: Defaults): Promise<void> => {
  const before = viewDefaults(await readBot(tx, botId));
  await setDefaults(tx, botId, defaults);
  const bot = await readBot(tx, botId);
  const changes = Object.entries(viewDefaults(bot)).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  if (changes.length > 0) await emitBotChange(tx, bot, Object.fromEntries(changes));
};

/** Changes those that are wanted otherwise. */
export const changeDefaults = async (
  tx: Tx,
  viewers: readonly Viewer[],
  botId: number,
  wanted: WantedDefaults,
): Promise<void> =>
  keepDefaults(tx, botId, await readWantedDefaults(tx, viewers, await readDefaults(tx, botId), wanted));

/** A new owner would see the names of the bot's channels: those they may not know of are given up. */
export const forgetUnseenDefaults = async (tx: Tx, botId: number, owner: Viewer): Promise<void> => {
  const defaults = await readDefaults(tx, botId);
  const seen = async (id: number | null): Promise<number | null> => {
    const channel = id === null ? undefined : await findChannel(tx, id);
    return channel && (await seeAll(tx, [owner], channel)) ? channel.id : null;
  };
  await keepDefaults(tx, botId, {
    ...defaults,
    default_sending_stream_id: await seen(defaults.default_sending_stream_id),
    default_events_register_stream_id: await seen(defaults.default_events_register_stream_id),
  });
};

/** What somebody does where they do not say otherwise; only bots have any. */
export const defaultsOf = async (tx: Tx, actor: Actor): Promise<Defaults | undefined> =>
  actor.is_bot ? readDefaults(tx, actor.id) : undefined;
