import type { Directory } from './authentication/directory.js';
import type { Passwords } from './authentication/passwords.js';
import type { Sessions } from './authentication/sessions/sessions.js';
import type { Services as ChatServices } from '../chat/services.js';

/** All services of a running server. */
export interface Services extends ChatServices {
  readonly passwords: Passwords;
  /** The LDAP directory that verifies passwords. Null if none is set. */
  readonly directory: Directory | null;
  readonly sessions: Sessions;
}
