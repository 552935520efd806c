import type { Config } from '../../config.js';
import { emailHost } from '../../lib/email-address.js';

/** The bot that sends messages for the server itself. */
export const NOTIFICATION_BOT_NAME = 'Notification Bot';

export const notificationBotEmail = ({ siteUrl }: Pick<Config, 'siteUrl'>): string =>
  `notification-bot@${emailHost(siteUrl)}`;
