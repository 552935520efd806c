import type { components } from '../../../generated/types.js';
import type { Keys } from '../../runtime/identity/keys.js';
import { avatarUrl } from '../users/model/view.js';
import { openService } from './services.js';
import type { BotRow } from './store.js';

type Schemas = components['schemas'];

export const viewDefaults = (bot: BotRow): Schemas['BotDefaults'] => ({
  default_sending_stream: bot.default_sending_stream,
  default_events_register_stream: bot.default_events_register_stream,
  default_all_public_streams: bot.default_all_public_streams === 1,
});

/** Returns a bot without its secrets: its key and its service. */
export const viewProfile = (bot: BotRow): Omit<Schemas['BotProfile'], 'services'> => ({
  user_id: bot.id,
  email: bot.email,
  full_name: bot.full_name,
  bot_type: bot.bot_type,
  is_active: bot.is_active === 1,
  owner_id: bot.bot_owner_id,
  avatar_url: avatarUrl(bot, true),
  ...viewDefaults(bot),
});

export const viewBot = (bot: BotRow, keys: Keys): Schemas['Bot'] => ({
  ...viewProfile(bot),
  services: bot.service_sealed === null ? [] : [openService(keys, bot.service_sealed)],
  api_key: keys.decrypt(bot.api_key_encrypted),
});

/** Returns a bot as its owner sees it in a list. */
export const viewOwnBot = (bot: BotRow, keys: Keys): Schemas['OwnBot'] => ({
  username: bot.email,
  full_name: bot.full_name,
  api_key: keys.decrypt(bot.api_key_encrypted),
  avatar_url: avatarUrl(bot, true),
  ...viewDefaults(bot),
});
