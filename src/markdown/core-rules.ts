import type { MarkdownIt, StateCore } from 'markdown-it';

/** A group of the parser's core rules, in order. */
export type CoreRules = ReturnType<MarkdownIt['core']['ruler']['getRules']>;

export const run = (rules: CoreRules, state: StateCore): void => {
  for (const rule of rules) rule(state);
};
