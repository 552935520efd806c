import { nameKey } from '../../../lib/name-key.js';
import type { NewRow } from '../../../runtime/store/types.js';
import { hiddenEmail, isReservedEmail, unknownEmail } from '../../../lib/email-address.js';
import { SYSTEM_BOT_NAMES, systemBotEmail } from '../../../chat/users/model/system-bots.js';
import { ownReactionType } from '../../../markdown/emoji/extra-emoji.js';
import type { Records } from '../format/kinds.js';
import { bit, type Import, type WriteRecords } from './import.js';
import { knownTimeZone, knownUserSettings } from './settings.js';

type UserRecord = Records['users'];

/** Who sees a real email that the archive does not have: administrators. */
const HIDDEN = 3;
const EVERYONE = 1;
const [NOTIFICATION, WELCOME] = SYSTEM_BOT_NAMES;
const EMBEDDED_BOT = 4;
const OUTGOING_WEBHOOK = 3;

interface Emails {
  readonly email: string;
  readonly delivery_email: string;
}

const emailsOf = ({ services: { config } }: Import, user: UserRecord, visibility: number): Emails => {
  if (user.system_bot !== null) {
    const name = user.system_bot === 'notification' ? NOTIFICATION : WELCOME;
    const email = systemBotEmail(name, config);
    return { email, delivery_email: email };
  }
  const delivery_email = user.email ?? unknownEmail(user.id);
  const isShown = user.bot_type !== null || visibility === EVERYONE;
  return { email: isShown ? delivery_email : hiddenEmail(config.siteUrl, user.id), delivery_email };
};

/**
 * Returns the user without an email that hidden emails have at the new address of the server. It was valid where the archive
 * was made.
 */
const withoutReservedEmail = ({ services: { config }, warn }: Import, user: UserRecord): UserRecord => {
  if (user.email === null || user.bot_type !== null || !isReservedEmail(config.siteUrl, user.email))
    return user;
  warn(
    `User ${user.id} gets the email ${unknownEmail(user.id)}: at ${config.siteUrl}, ${user.email} stands for a hidden email.`,
  );
  return { ...user, email: null };
};

/** Without its service, an outgoing webhook cannot work. Embedded bots do not exist on this server. */
const isActive = ({ manifest }: Import, { is_active, bot_type }: UserRecord): boolean =>
  is_active && bot_type !== EMBEDDED_BOT && !(bot_type === OUTGOING_WEBHOOK && manifest.kind === 'public');

const toRow = (on: Import, record: UserRecord): NewRow<'users'> => {
  const user = withoutReservedEmail(on, record);
  const { keys } = on.services;
  const key = keys.make();
  const chosen = knownUserSettings(user.settings);
  const settings = user.email === null ? { ...chosen, email_address_visibility: HIDDEN } : chosen;
  const { email, delivery_email } = emailsOf(on, user, settings.email_address_visibility ?? EVERYONE);
  const systemName = user.system_bot === 'notification' ? NOTIFICATION : WELCOME;
  const full_name = user.system_bot === null ? user.full_name.trim() : systemName;
  return {
    id: user.id,
    email,
    email_key: nameKey(email),
    delivery_email,
    delivery_email_key: nameKey(delivery_email),
    full_name,
    full_name_key: nameKey(full_name),
    role: user.role,
    is_active: bit(isActive(on, user)),
    is_billing_admin: bit(user.is_billing_admin),
    bot_type: user.bot_type === EMBEDDED_BOT ? 1 : user.bot_type,
    bot_owner_id: user.bot_owner,
    is_system_bot: bit(user.system_bot !== null),
    timezone: knownTimeZone(user.timezone),
    date_joined: user.joined_at,
    // They reset it by email.
    password_hash: null,
    api_key_encrypted: keys.encrypt(key),
    api_key_hash: keys.hash(key),
    settings: JSON.stringify(settings),
    channel_emails: bit(settings.enable_stream_email_notifications ?? false),
  };
};

export const writeUsers: WriteRecords<'users'> = async ({ on, tx }, items) => {
  await tx.insertMany(
    'users',
    items.map(({ record }) => toRow(on, record)),
  );
  for (const { record } of items) {
    if (record.avatar) on.purposes.set(record.avatar.name, { kind: 'avatar', user: record.id });
  }
};

export const writeStatuses: WriteRecords<'user_statuses'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, text, reaction_type, ...emoji } }) => ({
    user_id: user,
    status_text: text,
    ...emoji,
    reaction_type: ownReactionType(reaction_type),
  }));
  await tx.insertMany('user_statuses', rows);
};
