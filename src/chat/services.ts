import type { Files } from './attachments/files.js';
import type { MessageBytes } from './messages/model/message-bytes.js';
import type { OrganizationCache } from './organization/cache.js';
import type { Presence } from './presence/presence.js';
import type { Services as RuntimeServices } from '../runtime/services.js';

/** The services of the chat. */
export interface Services extends RuntimeServices {
  /** What messages take in the store. */
  readonly messageBytes: MessageBytes;
  readonly organization: OrganizationCache;
  /** Uploaded files. */
  readonly files: Files;
  readonly presence: Presence;
}
