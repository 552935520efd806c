/** In characters, as everywhere in the contract. A character beyond the basic plane counts once. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 100;
export const MIN_PASSWORD_GUESSES = 10_000;
