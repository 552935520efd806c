import type { SqlCondition } from '../../channels/model/policy.js';
import { RESOLVED_PREFIX } from '../../narrow/resolved-topic.js';
import { listedBits } from '../model/flags.js';
import { IN_CHANNELS, listedFor, messagesWithReactions, type Source } from './source.js';
import { condition, type TermCondition } from './term-condition.js';

const property = (meets: SqlCondition, sources: readonly Source[]): TermCondition => ({
  ...meets,
  sources,
  isProperty: true,
});

/** `is:resolved`. */
export const inResolvedTopic: TermCondition = {
  ...property(
    condition("(m.channel_id IS NOT NULL AND m.topic LIKE ? ESCAPE '!')", `${RESOLVED_PREFIX}%`),
    listedFor(listedBits.resolved),
  ),
  at: IN_CHANNELS,
};

/** With EXISTS, MariaDB would begin with all reactions. */
const hasReaction = condition('(SELECT 1 FROM reactions x WHERE x.message_id = m.id LIMIT 1) IS NOT NULL');

/** The values of `has`. */
export const hasTests: Readonly<Record<string, TermCondition>> = {
  link: property(condition('m.has_link = 1'), listedFor(listedBits.link)),
  image: property(condition('m.has_image = 1'), listedFor(listedBits.image)),
  attachment: property(condition('m.has_attachment = 1'), listedFor(listedBits.attachment)),
  reaction: property(hasReaction, [messagesWithReactions]),
};
