/** The types of custom profile fields, with their numbers and English names. */
export const fieldTypes = {
  SHORT_TEXT: { id: 1, name: 'Short text' },
  LONG_TEXT: { id: 2, name: 'Long text' },
  SELECT: { id: 3, name: 'List of options' },
  DATE: { id: 4, name: 'Date picker' },
  URL: { id: 5, name: 'Link' },
  USER: { id: 6, name: 'Person picker' },
  EXTERNAL_ACCOUNT: { id: 7, name: 'External account' },
  PRONOUNS: { id: 8, name: 'Pronouns' },
} as const;

export type FieldType = (typeof fieldTypes)[keyof typeof fieldTypes]['id'];

const ids = new Set<number>(Object.values(fieldTypes).map(({ id }) => id));

export const fieldTypeName = (type: FieldType): string =>
  Object.values(fieldTypes).find(({ id }) => id === type)?.name ?? '';

export const isFieldType = (number: number): number is FieldType => ids.has(number);
