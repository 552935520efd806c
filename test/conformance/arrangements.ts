import type { Arrangements } from './arrangement.js';

/** By operation; what is not here is generic, or is what the contract's example already does. */
export const arrangements: Readonly<Record<string, Arrangements>> = {};
