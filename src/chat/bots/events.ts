import { roles } from '../../runtime/identity/actor.js';
import type { Keys } from '../../runtime/identity/keys.js';
import type { components } from '../../../generated/types.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { Tx } from '../../runtime/store/types.js';
import { canManageBot } from './policy.js';
import { openService, type BotService } from './services.js';
import { listAllBots, readBot, type BotRow } from './store.js';
import { viewProfile } from './view.js';

type Change = Omit<components['schemas']['BotChange'], 'user_id'>;
type Bot = components['schemas']['Bot'];

/** The fields of a bot that decide who manages it. */
type ManagedBot = Parameters<typeof canManageBot>[1] & { readonly id: number };

/** Returns the active users who manage a bot. */
const botManagers = async (tx: Tx, bot: ManagedBot): Promise<number[]> => {
  const rows = await tx.all<{ id: number; role: number }>(
    'SELECT id, role FROM users WHERE is_active = 1 AND is_system_bot = 0 AND (role <= ? OR id = ?)',
    [roles.administrator, bot.bot_owner_id],
  );
  return rows.flatMap((viewer) => (canManageBot(viewer, bot) ? [viewer.id] : []));
};

/** Returns a service for the log, which has it encrypted. */
const loggedServices = (sealed: string | null): BotService[] =>
  (sealed === null ? [] : [sealed]) as unknown as BotService[];

/** The key and the service are logged encrypted. They are decrypted only for the recipients of the event. */
const emitAdded = (tx: Tx, bot: BotRow, users: readonly number[]): void => {
  if (users.length === 0) return;
  const added: Bot = {
    ...viewProfile(bot),
    services: loggedServices(bot.service_sealed),
    api_key: bot.api_key_encrypted,
  };
  tx.emit({ type: 'realm_bot', op: 'add', bot: added }, { users });
};

const emitRemoved = (tx: Tx, { id }: ManagedBot, users: readonly number[]): void => {
  if (users.length > 0) tx.emit({ type: 'realm_bot', op: 'delete', bot: { user_id: id } }, { users });
};

const emitUpdated = (tx: Tx, { id }: ManagedBot, change: Change, users: readonly number[]): void => {
  if (users.length === 0) return;
  tx.emit({ type: 'realm_bot', op: 'update', bot: { user_id: id, ...change } }, { users });
};

export const botRenderer = (keys: Keys): Renderer => ({
  type: 'realm_bot',
  key: () => '',
  render: ({ event }) => {
    const { api_key, services, ...bot } = event.bot as Partial<Bot>;
    const opened = services?.map((sealed) => openService(keys, sealed as unknown as string));
    return {
      ...event,
      bot: {
        ...bot,
        ...(opened && { services: opened }),
        ...(api_key !== undefined && { api_key: keys.decrypt(api_key) }),
      },
    };
  },
});

/** Sends a `realm_bot` event for a new bot to the users who manage it. */
export const emitBotAdded = async (tx: Tx, bot: BotRow): Promise<void> => {
  emitAdded(tx, bot, await botManagers(tx, bot));
};

/** Sends the changes of a bot to the users who manage it. A new API key must be encrypted. */
export const emitBotChange = async (tx: Tx, bot: ManagedBot, change: Change): Promise<void> => {
  emitUpdated(tx, bot, change, await botManagers(tx, bot));
};

/** Sends the changed service of a bot, which must be encrypted, to the users who manage the bot. */
export const emitServiceChange = (tx: Tx, bot: ManagedBot, sealed: string): Promise<void> =>
  emitBotChange(tx, bot, { services: loggedServices(sealed) });

/** Sends the events for a change of a bot's owner or role to the users who manage it now and who did before. */
export const onManagersChange = async (tx: Tx, before: ManagedBot): Promise<void> => {
  const after = await readBot(tx, before.id);
  const [had, have] = [await botManagers(tx, before), await botManagers(tx, after)];
  const outside = (ids: readonly number[]) => (id: number) => !ids.includes(id);
  emitRemoved(tx, before, had.filter(outside(have)));
  emitAdded(tx, after, have.filter(outside(had)));
  if (after.bot_owner_id === before.bot_owner_id || after.bot_owner_id === null) return;
  const kept = had.filter((id) => have.includes(id));
  emitUpdated(tx, before, { owner_id: after.bot_owner_id }, kept);
};

/** Sends a user events for the bots that they manage in their new role, or no longer manage. */
export const onManagerRoleChange = async (
  tx: Tx,
  user: { readonly id: number; readonly role: number },
  before: number,
): Promise<void> => {
  if (Math.min(user.role, before) > roles.administrator) return;
  for (const bot of await listAllBots(tx)) {
    const had = canManageBot({ id: user.id, role: before }, bot);
    const has = canManageBot(user, bot);
    if (has && !had) emitAdded(tx, bot, [user.id]);
    else if (had && !has) emitRemoved(tx, bot, [user.id]);
  }
};
