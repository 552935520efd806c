/** The types of custom profile fields: their numbers, and their names for people. */
export const fieldTypes = {
  SHORT_TEXT: { id: 1, name: 'Text (short)' },
  LONG_TEXT: { id: 2, name: 'Text (long)' },
  SELECT: { id: 3, name: 'List of options' },
  DATE: { id: 4, name: 'Date' },
  URL: { id: 5, name: 'Link' },
  USER: { id: 6, name: 'Users' },
  EXTERNAL_ACCOUNT: { id: 7, name: 'External account' },
  PRONOUNS: { id: 8, name: 'Pronouns' },
} as const;

export type FieldType = (typeof fieldTypes)[keyof typeof fieldTypes]['id'];

const ids = new Set<number>(Object.values(fieldTypes).map(({ id }) => id));

export const isFieldType = (number: number): number is FieldType => ids.has(number);
