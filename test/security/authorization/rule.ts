import { includes, type ActorName, type Who } from './roles.js';

/**
 * The expected outcome of a cell. `ok` is a success; `nothing` is the same response as for an unknown ID;
 * `unseen` is a success that does not show the object; `refused` is any error that the operation lists. Any
 * other text is the name of the error.
 */
export type Outcome = string;

/** One outcome for all actors, or by actor: the first matching word counts, and `others` is the default. */
export type Rule = Outcome | (Readonly<Partial<Record<Who, Outcome>>> & { readonly others: Outcome });

export const outcomeFor = (rule: Rule, actor: ActorName): Outcome => {
  if (typeof rule === 'string') return rule;
  const [, outcome = rule.others] = Object.entries(rule).find(([who]) => includes(who, actor)) ?? [];
  return outcome;
};
