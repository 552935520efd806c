import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { dataPath } from './names-file.js';
import { listAllEmoji } from './store.js';
import { viewEmoji } from './view.js';

export type EmojiRegisterFields = components['schemas']['EmojiRegisterFields'];

/** Returns the register response's fields about emoji. Existing clients need the whole URL of the file. */
export const emojiRegisterFields = async (
  { tx, services }: TxScope,
  { wants }: Registration,
): Promise<EmojiRegisterFields> => ({
  ...(wants('realm_emoji') && { realm_emoji: viewEmoji(await listAllEmoji(tx)) }),
  ...(wants('realm') && { server_emoji_data_url: `${services.config.siteUrl}${await dataPath()}` }),
});
