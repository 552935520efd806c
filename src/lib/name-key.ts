import { foldCase } from './fold-case.js';

/**
 * Returns the form in which names are compared and kept unique. A few ligatures grow eighteenfold under NFKC and would
 * exceed their column (four times the name's length). Names full of those are compared by case only.
 */
export const nameKey = (name: string): string => {
  const trimmed = name.trim();
  const key = foldCase(trimmed);
  return key.length <= 4 * trimmed.length ? key : trimmed.toLowerCase();
};
