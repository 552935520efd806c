import type { components } from '../../generated/types.js';
import type { Registration } from '../events/contributions.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';

export type EmojiRegisterFields = components['schemas']['EmojiRegisterFields'];

/** What register answers of emoji: no operation gives the organization emoji of its own. */
export const emojiRegisterFields = (
  _tx: Tx,
  _server: Server,
  { wants }: Registration,
): Promise<EmojiRegisterFields> => Promise.resolve(wants('realm_emoji') ? { realm_emoji: {} } : {});
