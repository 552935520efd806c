const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Returns the English name of a language by its code. Undefined if there is no such language. */
export const languageName = (code: string): string | undefined => {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
};
