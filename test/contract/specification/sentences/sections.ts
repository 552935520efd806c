import { channelSubscription } from './channel-subscription.js';
import { conventions } from './conventions.js';
import { draftObject, scheduledMessage } from './drafts-and-scheduled-objects.js';
import type { Section } from './sentence.js';

/** Every section with sentences that can be observed, in the order of the specification. */
export const sections: readonly Section[] = [conventions, channelSubscription, draftObject, scheduledMessage];
