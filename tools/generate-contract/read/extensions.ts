/** What is said about an operation, a parameter or a setting rather than to a machine; published as it stands. */
const NOTES = ['x-since', 'x-changes', 'x-gap', 'x-aliases'] as const;

export const notesOf = (written: object): Record<string, unknown> =>
  Object.fromEntries(NOTES.flatMap((key) => (key in written ? [[key, (written as never)[key]]] : [])));
