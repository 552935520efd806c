import type { Actor } from '../../../runtime/identity/actor.js';
import { isFromBeforeLeaving } from '../model/access.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
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

/** Reactions that were added after the user left the channel do not count. */
const hasReaction = (actor: Actor): SqlCondition => {
  const known = isFromBeforeLeaving(actor, 'x.added_version');
  // With EXISTS, MariaDB would begin with all reactions.
  return {
    sql: `(SELECT 1 FROM reactions x WHERE x.message_id = m.id AND ${known.sql} LIMIT 1) IS NOT NULL`,
    values: known.values,
  };
};

const listedProperty = (column: string, bit: number): (() => TermCondition) => {
  const test = property(condition(`m.${column} = 1`), listedFor(bit));
  return () => test;
};

/** The values of `has`, for a user. */
export const hasTests: Readonly<Record<string, (actor: Actor) => TermCondition>> = {
  link: listedProperty('has_link', listedBits.link),
  image: listedProperty('has_image', listedBits.image),
  attachment: listedProperty('has_attachment', listedBits.attachment),
  reaction: (actor) => property(hasReaction(actor), [messagesWithReactions]),
};
