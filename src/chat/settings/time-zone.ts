/** Whether the text is an IANA time zone name. Offsets from UTC are not, although the formatter accepts them. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
