import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { avatarUrl } from '../../chat/users/model/view.js';
import { keepSentAvatar } from './avatar.js';
import { findOwnBot } from '../../chat/bots/policy.js';
import { GENERIC_INTERFACE, openService, parsePayloadUrl } from '../../chat/bots/services.js';
import { readBot } from '../../chat/bots/store.js';
import { changeBot } from './update.js';
import { viewDefaults } from '../../chat/bots/view.js';

/** PATCH /bots/{bot_id}: changes a bot. */
export const updateBot = operation('updateBot', async ({ input, actor, services, store, change }) => {
  const { bot_id, filename } = input;
  // Checks the permission before the picture is processed.
  if (filename.length > 0) await store.read((tx) => findOwnBot(tx, actor, bot_id));
  const avatar = await keepSentAvatar(services, actor, filename);
  return change(async (tx) => {
    const locked = await lockVisibility({ tx, services, actor });
    const owner = await changeBot(locked, input, avatar);
    const bot = await readBot(tx, bot_id);
    const { service_sealed: sealed } = bot;
    const { service_payload_url: url } = input;
    return {
      full_name: bot.full_name,
      avatar_url: avatarUrl(bot, true),
      service_interface:
        sealed === null
          ? (input.service_interface ?? GENERIC_INTERFACE)
          : openService(services.keys, sealed).interface,
      service_payload_url: url === undefined ? null : parsePayloadUrl('service_payload_url', url),
      config_data: null,
      ...(owner && { bot_owner: owner.email }),
      ...viewDefaults(bot),
    };
  });
});
