import { operation } from '../operation.js';
import { listAllEmoji } from './store.js';
import { viewEmoji } from './view.js';

/** GET /realm/emoji: returns the custom emoji of the organization. */
export const listCustomEmoji = operation('listCustomEmoji', async ({ tx }) => ({
  emoji: viewEmoji(await listAllEmoji(tx)),
}));
