import { omit, typesOf, type Schema } from '../schema/schema.js';

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const TEXTS = ['minLength', 'maxLength', 'pattern', 'format'] as const;

/** The keywords that apply to each type of which a value of several types can be. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  integer: NUMBERS,
  number: NUMBERS,
  string: TEXTS,
};

const TITLES: Readonly<Record<string, string>> = {
  boolean: 'Flag',
  integer: 'Integer',
  number: 'Number',
  string: 'Text',
};

const NULL: Schema = { type: 'null' };

/** Converts `type: [string, integer]` to one member per type, each with the keywords for it. */
const splitTypes = (schema: Schema): Schema => {
  const types = typesOf(schema);
  const others = types.filter((type) => type !== 'null');
  if (others.length < 2) return schema;
  const rest = omit(schema, 'type', ...NUMBERS, ...TEXTS);
  const memberOf = (type: string): Schema => ({
    title: TITLES[type] ?? type,
    type,
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => ABOUT[type]?.includes(key))),
  });
  return { ...rest, oneOf: [...others.map(memberOf), ...(others.length < types.length ? [NULL] : [])] };
};

/** Null is a member of its own. */
const splitNulls = (members: readonly Schema[]): Schema[] => {
  const isNullable = (member: Schema): boolean => typesOf(member).includes('null');
  const values = members.flatMap((member): Schema[] => {
    const types = typesOf(member).filter((type) => type !== 'null');
    if (!isNullable(member)) return [member];
    const [type] = types;
    return type === undefined ? [] : [{ ...member, type }];
  });
  return members.some(isNullable) ? [...values, NULL] : values;
};

/** Code generators refuse a default of one type beside a choice of types. */
const withoutDefault = ({ default: value, ...schema }: Schema): Schema =>
  value === undefined
    ? schema
    : {
        ...schema,
        description: `${schema.description?.trim() ?? ''} Default: \`${JSON.stringify(value)}\`.`.trim(),
      };

/** Returns a schema that accepts several types as exclusive members. The validators take the first that fits. */
export const asUnion = (schema: Schema): Schema => {
  const { anyOf, ...rest } = splitTypes(schema);
  const members = rest.oneOf ?? anyOf;
  return members ? withoutDefault({ ...rest, oneOf: splitNulls(members) }) : schema;
};
