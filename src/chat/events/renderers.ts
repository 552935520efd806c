import type { Keys } from '../../runtime/identity/keys.js';
import { botRenderer } from '../bots/events.js';
import { subscriptionRenderer } from '../channels/events.js';
import { linkifiersRenderer } from '../linkifiers/events.js';
import { updateRenderer } from '../messages/editing/edit-events.js';
import { deletionRenderer, messageRenderer } from '../messages/events.js';
import { typingRenderer } from '../messages/typing.js';
import { presenceRenderer } from '../presence/events.js';
import { userRenderer } from '../users/events.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import { emojiFor, hasOlderType, type Typed } from '../../markdown/emoji/extra-emoji.js';

/** Renders events with an emoji for the client that registered the queue. */
const emojiRenderer = (type: string): Renderer => ({
  type,
  key: (queue, { event }) => String(hasOlderType(queue, event as Typed)),
  render: ({ event }, queue) => emojiFor(queue, event as Typed),
});

/** The renderers of event types that differ by receiver, or differ from their logged form. */
export const createRenderers = (keys: Keys): readonly Renderer[] => [
  messageRenderer,
  deletionRenderer,
  updateRenderer,
  typingRenderer,
  presenceRenderer,
  linkifiersRenderer,
  userRenderer,
  botRenderer(keys),
  subscriptionRenderer,
  emojiRenderer('reaction'),
  emojiRenderer('user_status'),
];
