import type { Renderer } from '../../runtime/event-log/variants.js';
import { emojiFor, hasOlderType, type Typed } from '../../markdown/emoji/extra-emoji.js';

/** Renders events with an emoji for the client that registered the queue. */
export const emojiRenderer = (type: string): Renderer => ({
  type,
  key: (queue, { event }) => String(hasOlderType(queue, event as Typed)),
  render: ({ event }, queue) => emojiFor(queue, event as Typed),
});
