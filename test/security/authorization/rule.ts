import { includes, type ActorName, type Who } from './roles.js';

/**
 * What a cell expects: `ok`; `nothing`, the response that an ID of nothing gets; `unseen`, a success that does not
 * show the thing; `refused`, any error that the operation lists for itself; else the name of the error.
 */
export type Outcome = string;

/** One outcome for all, or by actor: the first word that fits counts, and `others` are the rest. */
export type Rule = Outcome | (Readonly<Partial<Record<Who, Outcome>>> & { readonly others: Outcome });

export const outcomeFor = (rule: Rule, actor: ActorName): Outcome => {
  if (typeof rule === 'string') return rule;
  const [, outcome = rule.others] = Object.entries(rule).find(([who]) => includes(who, actor)) ?? [];
  return outcome;
};
