/** Notes on an operation, a parameter or a setting for readers, not for tools. Published unchanged. */
const NOTES = ['x-since', 'x-changes', 'x-gap', 'x-aliases'] as const;

export const notesOf = (written: object): Record<string, unknown> =>
  Object.fromEntries(NOTES.flatMap((key) => (key in written ? [[key, (written as never)[key]]] : [])));
