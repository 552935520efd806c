/**
 * Returns the URL that a text is. Undefined if it is none. `URL.canParse` of Node 20 refuses letters such as `ü` once it has
 * been called often and was compiled.
 */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

export const canParseUrl = (text: string, base?: string): boolean => parseUrl(text, base) !== undefined;
