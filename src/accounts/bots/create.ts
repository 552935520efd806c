import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { roles } from '../../runtime/identity/actor.js';
import type { Scope } from '../scope.js';
import { createAccount } from '../users/create.js';
import { countToday } from '../../chat/caps.js';
import { findUser, isEmailTaken } from '../../chat/users/model/store.js';
import { readWantedDefaults } from '../../chat/bots/defaults.js';
import { emitBotAdded } from '../../chat/bots/events.js';
import { botEmail, checkBotName } from '../../chat/bots/name.js';
import { checkActiveBots } from './change-owner.js';
import { insertService, outgoingWebhookBot, parsePayloadUrl, sealService } from '../../chat/bots/services.js';
import { noDefaults, readBot, setDefaults, type BotRow } from '../../chat/bots/store.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Gives a new outgoing webhook its service, with a token of its own. */
const addService = async (
  { tx, services: { keys } }: Scope,
  id: number,
  { service_name = '', short_name, interface_type }: Input<'createBot'>,
  base_url: string,
): Promise<void> => {
  const sealed = sealService(keys, { base_url, interface: interface_type, token: keys.make() });
  await insertService(tx, id, { name: service_name === '' ? short_name.trim() : service_name, sealed });
};

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
  const { bot_type, payload_url = '' } = wanted;
  const isOutgoing = bot_type === outgoingWebhookBot;
  const base_url = isOutgoing && payload_url !== '' ? parsePayloadUrl('payload_url', payload_url) : '';
  const email = botEmail(services, wanted.short_name);
  const full_name = await checkBotName(tx, wanted.full_name);
  if (await isEmailTaken(tx, email)) throw errors.botEmailTaken();
  const defaults = await readWantedDefaults(tx, [owner], noDefaults, wanted);
  const person = { email, full_name, role: roles.member, password_hash: null, avatar_key };
  const { id } = await createAccount(scope, {
    ...person,
    bot_type,
    bot_owner_id: owner.id,
  });
  await checkActiveBots(tx, owner.id);
  await setDefaults(tx, id, defaults);
  if (isOutgoing) await addService(scope, id, wanted, base_url);
  const bot = await readBot(tx, id);
  await emitBotAdded(tx, bot);
  return bot;
};
