import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { canSeeChannel, type Viewer } from '../channels/model/policy.js';
import { findChannel, findChannelByKey, type ChannelRow } from '../channels/model/store.js';
import { isSubscribed } from '../channels/model/subscriptions.js';
import { nameKey } from '../../lib/name-key.js';
import type { Tx } from '../../runtime/store/types.js';
import { emitBotChange } from './events.js';
import { readBot, readDefaults, setDefaults, type Defaults } from './store.js';
import { viewDefaults } from './view.js';

/** The defaults in a request. Channels are given by name. An empty text means no channel. */
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

/**
 * Returns the ID of the named channel. Null if the name is empty. Throws if the channel does not exist or a viewer
 * cannot see it.
 */
const findByName = async (tx: Tx, viewers: readonly Viewer[], name: string): Promise<number | null> => {
  if (name.trim() === '') return null;
  const channel = await findChannelByKey(tx, nameKey(name));
  if (!channel || !(await seeAll(tx, viewers, channel))) {
    throw errors.invalidChannelName({ channel_name: name });
  }
  return channel.id;
};

/** Returns the requested defaults. Defaults that the request omits keep their previous values. */
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

/** Stores the defaults, and sends those that changed to the users who manage the bot. */
const keepDefaults = async (tx: Tx, botId: number, defaults: Defaults): Promise<void> => {
  const before = viewDefaults(await readBot(tx, botId));
  await setDefaults(tx, botId, defaults);
  const bot = await readBot(tx, botId);
  const changes = Object.entries(viewDefaults(bot)).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  if (changes.length > 0) await emitBotChange(tx, bot, Object.fromEntries(changes));
};

/** Changes the defaults that the request contains. */
export const changeDefaults = async (
  tx: Tx,
  viewers: readonly Viewer[],
  botId: number,
  wanted: WantedDefaults,
): Promise<void> =>
  keepDefaults(tx, botId, await readWantedDefaults(tx, viewers, await readDefaults(tx, botId), wanted));

/** Resets default channels that the new owner of a bot cannot see, since the owner would see their names. */
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

/** Returns the defaults for parameters that a request omits. Undefined for requesters who are not bots. */
export const defaultsOf = async (tx: Tx, actor: Actor): Promise<Defaults | undefined> =>
  actor.is_bot ? readDefaults(tx, actor.id) : undefined;
