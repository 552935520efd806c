/** Default colors of channels, for users who chose none: 24 hues that are easy to tell apart. */
const PALETTE = [
  '#4a90d9',
  '#d9824a',
  '#5aa85a',
  '#a86bc4',
  '#c94f6d',
  '#3fa7a0',
  '#b59a2c',
  '#7a7fd1',
  '#8d6e52',
  '#6fae2e',
  '#d16fa8',
  '#4f8f73',
  '#e0695a',
  '#5b9fc9',
  '#9a8f3d',
  '#8a56a8',
  '#d4a017',
  '#3d7ab8',
  '#a8564f',
  '#56a4b0',
  '#7d9a4a',
  '#b8679a',
  '#6b7f94',
  '#c27b2d',
] as const;

/** How often a user uses each color. */
export type UsedColors = Map<string, number>;

export const noColors = (): UsedColors => new Map<string, number>();

export const useColor = (used: UsedColors, color: string, times = 1): void => {
  used.set(color, (used.get(color) ?? 0) + times);
};

/** Returns a color that is not used yet. If all are used, returns the least used one. */
export const pickColor = (used: UsedColors): string =>
  PALETTE.reduce((best, color) => ((used.get(color) ?? 0) < (used.get(best) ?? 0) ? color : best));

export const COLOR_PATTERN = '^#[0-9a-fA-F]{3,6}$';

const pattern = new RegExp(COLOR_PATTERN);

export const isColor = (text: string): boolean => pattern.test(text);
