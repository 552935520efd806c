/** The names of JSON types in error messages (field facts, section 4). */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a float',
  string: 'a string',
  array: 'a list',
  object: 'a dict',
  null: 'null',
};
