import type { Config } from '../../../runtime/config.js';
import { emailHost } from '../../../lib/email-address.js';

/** The bot that sends notices of what happened. */
export const NOTIFICATION_BOT_NAME = 'Notification Bot';

/** The bot that writes to new accounts, and replies to them. */
export const WELCOME_BOT_NAME = 'Welcome Bot';

/** The server's own bots. */
export const SYSTEM_BOT_NAMES = [NOTIFICATION_BOT_NAME, WELCOME_BOT_NAME] as const;

export type SystemBotName = (typeof SYSTEM_BOT_NAMES)[number];

/** Returns the email of one of the server's own bots. No other account can have it. */
export const systemBotEmail = (name: SystemBotName, { siteUrl }: Pick<Config, 'siteUrl'>): string =>
  `${name.toLowerCase().replace(' ', '-')}@${emailHost(siteUrl)}`;
