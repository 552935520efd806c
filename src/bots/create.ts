import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import { roles } from '../authentication/actor.js';
import type { Scope } from '../scope.js';
import { createAccount } from '../users/accounts/create.js';
import { countToday } from '../users/model/daily-counts.js';
import { findUser, isEmailTaken } from '../users/model/store.js';
import { readWantedDefaults } from './defaults.js';
import { emitBotAdded } from './events.js';
import { botEmail, checkBotName } from './name.js';
import { checkActiveBots } from './change-owner.js';
import { noDefaults, readBot, setDefaults, type BotRow } from './store.js';
import type { VisibilityLocked } from '../store/locks.js';

/** Creates a bot for an owner, and sends the events. */
export const makeBot = async (
  scope: Scope<VisibilityLocked>,
  wanted: Input<'createBot'>,
  avatar_key: string | null,
): Promise<BotRow> => {
  const { tx, services, actor: owner } = scope;
  // The owner may have been deactivated, with all their bots, since the request was authenticated.
  if (!(await findUser(tx, owner.id))?.is_active) throw errors.accountDeactivated();
  await countToday(scope, 'botsPerDay');
  const email = botEmail(services, wanted.short_name);
  const full_name = await checkBotName(tx, wanted.full_name);
  if (await isEmailTaken(tx, email)) throw errors.botEmailTaken();
  const defaults = await readWantedDefaults(tx, [owner], noDefaults, wanted);
  const person = { email, full_name, role: roles.member, password_hash: null, avatar_key };
  const { id } = await createAccount(scope, {
    ...person,
    bot_type: wanted.bot_type,
    bot_owner_id: owner.id,
  });
  await checkActiveBots(tx, owner.id);
  await setDefaults(tx, id, defaults);
  const bot = await readBot(tx, id);
  await emitBotAdded(tx, bot);
  return bot;
};
