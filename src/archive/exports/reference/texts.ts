import { nameKey } from '../../../lib/name-key.js';

/** What the store cannot keep. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Returns the first characters of a text, without those that the store cannot keep. */
export const cut = (text: string, most: number): string => {
  const clean = text.replace(UNSTORABLE, '');
  if (clean.length <= most) return clean;
  return Array.from(clean).slice(0, most).join('');
};

/** Returns whether `check` accepts the values. The checks are those of the API, which throw. */
export const isAccepted = async (check: () => unknown): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
};

/** Names that are unique, ignoring case. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  has(name: string): boolean {
    return this.#taken.has(nameKey(name));
  }

  /** Takes a name. If it is taken, takes the name with the ID instead. */
  take(name: string, id: number, most: number): string {
    const ending = ` (${id})`;
    let unique = name;
    for (let times = 1; this.has(unique); times += 1) {
      const endings = ending.repeat(times);
      unique = cut(name, most - endings.length).trim() + endings;
    }
    this.#taken.add(nameKey(unique));
    return unique;
  }
}
