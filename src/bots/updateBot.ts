import { errors } from '../../generated/errors.js';
import { hasRole } from '../authentication/actor.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { rename } from '../users/rename.js';
import { changeRole } from '../users/role.js';
import { findUser } from '../users/store.js';
import { avatarUrl } from '../users/view.js';
import { changeDefaults } from './defaults.js';
import { checkBotName } from './name.js';
import { changeOwner, findNewOwner } from './owner.js';
import { findOwnBot } from './policy.js';
import { readBot } from './store.js';
import { viewDefaults } from './view.js';

/** PATCH /bots/{bot_id}: changes a bot. */
export const updateBot = operation('updateBot', async ({ input, actor, tx, server }) => {
  await takeTurn(tx, server);
  let bot = await findOwnBot(tx, actor, input.bot_id);
  if (input.full_name !== undefined) {
    await rename(tx, server, bot, await checkBotName(tx, input.full_name, bot.id));
  }
  if (input.bot_owner_id !== undefined) {
    bot = await changeOwner(tx, server, bot, await findNewOwner(tx, input.bot_owner_id));
  }
  if (input.role !== undefined && input.role !== bot.role) {
    if (!hasRole(actor.role, 'administrator')) throw errors.insufficientPermission();
    await changeRole(tx, server, actor, bot, input.role);
  }
  const owner = bot.bot_owner_id === null ? undefined : await findUser(tx, bot.bot_owner_id);
  await changeDefaults(tx, owner ? [actor, owner] : [actor], bot.id, input);
  const changed = await readBot(tx, bot.id);
  return {
    full_name: changed.full_name,
    avatar_url: avatarUrl(changed),
    ...(owner && { bot_owner: owner.email }),
    ...viewDefaults(changed),
  };
});
