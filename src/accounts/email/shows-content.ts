import type { Services } from '../services.js';
import type { User } from '../../chat/users/model/store.js';

/** Returns whether emails to a user may show messages, their senders and their topics. */
export const showsContent = ({ organization }: Services, { settings }: Pick<User, 'settings'>): boolean =>
  settings.message_content_in_email_notifications &&
  organization.current.settings.message_content_allowed_in_email_notifications;
