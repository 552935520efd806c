import type { Pace } from '../../lib/event-loop.js';
import { languages, type Language } from './languages.js';
import { nameTokens } from './name-tokens.js';
import { scan, type Mode } from './scan.js';

/** Longer code remains unhighlighted. */
const MOST_CHARACTERS = 10_000;
/** The time for a line increases with the square of its length. Code with a longer line remains unhighlighted. */
const LONGEST_LINE = 1000;

const modes = new Map<Language, Promise<Mode>>();

/** Loads a parser at first use. */
const modeOf = (language: Language): Promise<Mode> | undefined => {
  if (!language.load) return undefined;
  const loaded = modes.get(language) ?? language.load();
  modes.set(language, loaded);
  return loaded;
};

const isBounded = (code: string): boolean =>
  code.length <= MOST_CHARACTERS && code.split('\n').every(({ length }) => length <= LONGEST_LINE);

/** Returns the HTML of highlighted code. Undefined if the code is too long or its language is not known. */
export const highlight = async (code: string, name: string, pace: Pace): Promise<string | undefined> => {
  const language = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!language || !isBounded(code)) return undefined;
  const mode = await modeOf(language);
  const pieces = mode ? await (language.scan ?? scan)(code, mode, pace) : [{ style: '', text: code }];
  return nameTokens(pieces, language.dialect, pace);
};
