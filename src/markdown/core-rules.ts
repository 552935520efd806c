import type { MarkdownIt, StateCore } from 'markdown-it';

/** Some of the parser's rules for whole texts, in their order. */
export type CoreRules = ReturnType<MarkdownIt['core']['ruler']['getRules']>;

export const run = (rules: CoreRules, state: StateCore): void => {
  for (const rule of rules) rule(state);
};
