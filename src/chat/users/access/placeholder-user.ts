import { roles } from '../../../runtime/identity/actor.js';
import type { ProfileData } from '../../profile-fields/values.js';
import type { Services } from '../../services.js';
import { defaultUserSettings } from '../../../../generated/settings.js';
import { hiddenEmail } from '../../../lib/email-address.js';
import type { User } from '../model/store.js';
import { viewUser, type UserView } from '../model/view.js';

/** The name that users have for viewers who may not see them. */
export const PLACEHOLDER_NAME = 'Unknown user';

/** `email_address_visibility`: no user sees the real email. */
const NOBODY = 4;

/** Returns an account that shows only its ID, for viewers who may not see the real one. */
export const placeholderUser = ({ config, organization }: Services, id: number): User => {
  const email = hiddenEmail(config.siteUrl, id);
  return {
    id,
    email,
    delivery_email: email,
    full_name: PLACEHOLDER_NAME,
    role: roles.member,
    is_bot: false,
    bot_type: null,
    bot_owner_id: null,
    is_system_bot: false,
    is_active: true,
    is_billing_admin: false,
    timezone: '',
    date_joined: organization.current.date_created,
    avatar_source: 'G',
    avatar_key: null,
    avatar_version: 1,
    settings: { ...defaultUserSettings, email_address_visibility: NOBODY },
  };
};

/** Returns the user object of such an account, for clients that need one for each user. */
export const viewUnknown = (services: Services, id: number, profile: ProfileData | undefined): UserView =>
  viewUser(placeholderUser(services, id), { seesEmail: false, clientGravatar: false, profile });
