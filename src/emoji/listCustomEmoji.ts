import { operation } from '../http/operation.js';
import { listAllEmoji } from './store.js';
import { viewEmoji } from './view.js';

/** GET /realm/emoji: answers the organization's own emoji. */
export const listCustomEmoji = operation('listCustomEmoji', async ({ tx }) => ({
  emoji: viewEmoji(await listAllEmoji(tx)),
}));
