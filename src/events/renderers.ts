import type { Renderer } from './variants.js';

/** The types of events that do not look the same to everybody, each with how it looks to whom. */
export const renderers: readonly Renderer[] = [];
