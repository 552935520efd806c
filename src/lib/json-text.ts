/** Returns a text that some clients send as JSON, with quotes, and others as it is. */
export const textOrJson = (given: string): string => {
  if (!given.startsWith('"') || !given.endsWith('"')) return given;
  try {
    return JSON.parse(given) as string;
  } catch {
    return given;
  }
};
