/**
 * Returns whether a text is a URL. `URL.canParse` of Node 20 refuses letters such as `ü` once it has been called often and
 * was compiled.
 */
export const canParseUrl = (text: string, base?: string): boolean => {
  try {
    return new URL(text, base) instanceof URL;
  } catch {
    return false;
  }
};
