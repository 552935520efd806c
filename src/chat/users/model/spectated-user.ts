import type { Services } from '../../services.js';
import { hiddenEmail } from '../../../lib/email-address.js';
import { DAY } from '../../../lib/clock.js';
import type { User } from './store.js';

/** Returns an account as spectators see it: with the email of an account that hides its own, and with less about the person. */
export const spectatedUser = ({ config }: Pick<Services, 'config'>, user: User): User => {
  const email = hiddenEmail(config.siteUrl, user.id);
  return {
    ...user,
    email,
    delivery_email: email,
    is_billing_admin: false,
    timezone: '',
    // The day.
    date_joined: user.date_joined - (user.date_joined % DAY),
  };
};
