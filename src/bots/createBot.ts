import { errors } from '../../generated/errors.js';
import { roles } from '../authentication/actor.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { createAccount } from '../users/create.js';
import { isEmailTaken } from '../users/store.js';
import { readWantedDefaults } from './defaults.js';
import { emitBotAdded } from './events.js';
import { botEmail, checkBotName } from './name.js';
import { checkMayCreateBot } from './policy.js';
import { noDefaults, readBot, setDefaults } from './store.js';
import { viewBot, viewDefaults } from './view.js';

/** POST /bots: creates a bot that belongs to whoever asks. */
export const createBot = operation('createBot', async ({ input, actor, tx, server }) => {
  checkMayCreateBot(server, actor, input.bot_type);
  await takeTurn(tx, server);
  const email = botEmail(server, input.short_name);
  const full_name = await checkBotName(tx, input.full_name);
  if (await isEmailTaken(tx, email)) throw errors.botEmailTaken();
  const defaults = await readWantedDefaults(tx, [actor], noDefaults, input);
  const { bot_type } = input;
  const person = { email, full_name, role: roles.member, password_hash: null };
  const { id } = await createAccount(tx, server, { ...person, bot_type, bot_owner_id: actor.id });
  await setDefaults(tx, id, defaults);
  const bot = await readBot(tx, id);
  await emitBotAdded(tx, bot);
  const { api_key, avatar_url } = viewBot(bot, server.keys);
  return { user_id: id, api_key, avatar_url, ...viewDefaults(bot) };
});
