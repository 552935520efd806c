import { createHash } from 'node:crypto';

import type { Services } from '../services.js';
import { isPasswordLogin } from './authentication-methods.js';
import type { Organization } from './store.js';

/** Address of the organization's icon: an identicon of its name, as long as none was uploaded. */
export const iconUrl = ({ string_id }: Organization): string =>
  `https://secure.gravatar.com/avatar/${createHash('md5').update(string_id).digest('hex')}?d=identicon`;

/** Whether people log in with a password, kept by this server or by a directory. */
export const hasPasswordLogin = ({ settings }: Organization): boolean =>
  isPasswordLogin(settings.authentication_methods);

/** Whether there can be channels that are read without an account. */
export const hasWebPublicAccess = ({ config }: Services, { settings }: Organization): boolean =>
  config.webPublicStreamsEnabled && settings.enable_spectator_access;
