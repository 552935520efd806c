import { linkifiersRenderer } from '../linkifiers/events.js';
import { deletionRenderer, messageRenderer } from '../messages/events.js';
import { presenceRenderer } from '../presence/events.js';
import type { Renderer } from './variants.js';

/** The types of event that do not look the same to everyone. */
export const renderers: readonly Renderer[] = [
  messageRenderer,
  deletionRenderer,
  presenceRenderer,
  linkifiersRenderer,
];
