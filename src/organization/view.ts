import { createHash } from 'node:crypto';

import type { Output } from '../../generated/operations.js';
import type { Services } from '../services.js';
import { isPasswordLogin } from './authentication-methods.js';
import type { Organization, OrganizationChange } from './store.js';

/** Returns the address of the organization's icon. Without an uploaded icon, that is an identicon of its name. */
export const iconUrl = ({ string_id }: Organization): string =>
  `https://secure.gravatar.com/avatar/${createHash('md5').update(string_id).digest('hex')}?d=identicon`;

/** Whether users log in with a password that this server or a directory stores. */
export const hasPasswordLogin = ({ settings }: Organization): boolean =>
  isPasswordLogin(settings.authentication_methods);

/** Whether channels can be readable without an account. */
export const hasWebPublicAccess = ({ config }: Services, { settings }: Organization): boolean =>
  config.webPublicStreamsEnabled && settings.enable_spectator_access;

/** Returns what changed, as the requester gets it. A text is only named as changed. */
export const viewChanges = ({ settings, ...own }: OrganizationChange): Output<'updateOrganization'> => {
  const { service_update_announcements_stream_id: channel } = settings;
  const older = channel === undefined ? {} : { zulip_update_announcements_stream_id: channel };
  const changes = Object.entries({ ...own, ...settings, ...older });
  return Object.fromEntries(
    changes.map(([name, value]) => [name, typeof value === 'string' ? 'updated' : value]),
  );
};
