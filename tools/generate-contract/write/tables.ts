import { type Column, readTables } from '../read/tables.js';

/** `user_group_members` -> `UserGroupMembers`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const typeOf = ({ type, isNullable }: Column): string => (isNullable ? `${type} | null` : type);

const rowOf = (name: string, columns: readonly Column[]): string =>
  `export interface ${pascal(name)} {\n${columns.map((one) => `  ${one.name}: ${typeOf(one)};\n`).join('')}}\n`;

/** Returns the types of the rows of all tables, and of what an insert may leave out. */
export const writeTables = async (): Promise<string> => {
  const all = Array.from(await readTables(), ([name, columns]) => ({ name, columns }));
  const names = (columns: readonly Column[]): string =>
    columns.map(({ name }) => `'${name}'`).join(' | ') || 'never';
  const entries = all.map(({ name, columns }) => {
    const optional = names(columns.filter(({ isOptional }) => isOptional));
    const flags = names(columns.filter(({ isFlag }) => isFlag));
    const row = pascal(name);
    return `    ${name}: Knex.CompositeTableType<${row}, Inserted<${row}, ${optional}, ${flags}>>;\n`;
  });
  return `// Written by \`npm run generate\` from src/server/schema/migrations/; never edited.
import type { Knex } from 'knex';

${all.map(({ name, columns }) => rowOf(name, columns)).join('\n')}
type Written<Row, Flags extends keyof Row> = {
  [Column in keyof Row]: Column extends Flags ? Row[Column] | boolean : Row[Column];
};
/** A row to insert. The engine fills in the optional columns, and stores flags as 0 and 1. */
type Inserted<Row, Optional extends keyof Row, Flags extends keyof Row> = Omit<Written<Row, Flags>, Optional> &
  Partial<Pick<Written<Row, Flags>, Optional>>;

declare module 'knex/types/tables.js' {
  interface Tables {
${entries.join('')}  }
}
`;
};
