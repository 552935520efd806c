/** Whether the text is an IANA name; offsets from UTC, which are also understood where times are shown, are none. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
