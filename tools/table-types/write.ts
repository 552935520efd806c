import type { Table } from '../../src/runtime/store/schema.js';
import { type Column, columnsOf } from './columns.js';

/** `user_group_members` -> `UserGroupMembers`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const typeOf = ({ type, isNullable }: Column): string => (isNullable ? `${type} | null` : type);

const rowOf = (name: string, columns: readonly Column[]): string =>
  `export interface ${pascal(name)} {\n${columns.map((one) => `  ${one.name}: ${typeOf(one)};\n`).join('')}}\n`;

/** Returns the types of the rows of all tables, and of what an insert may leave out. */
export const writeTableTypes = (tables: Readonly<Record<string, Table>>): string => {
  const all = Object.entries(tables).map(([name, table]) => ({ name, columns: columnsOf(table) }));
  const entries = all.map(({ name, columns }) => {
    const optional = columns.flatMap((one) => (one.isOptional ? [`'${one.name}'`] : []));
    const row = pascal(name);
    if (optional.length === 0) return `    ${name}: ${row};\n`;
    return `    ${name}: Knex.CompositeTableType<${row}, Inserted<${row}, ${optional.join(' | ')}>>;\n`;
  });
  return `// Written by \`npm run table-types\` from src/runtime/store/tables/. Do not edit it.
import type { Knex } from 'knex';

${all.map(({ name, columns }) => rowOf(name, columns)).join('\n')}
type Inserted<Row, Optional extends keyof Row> = Omit<Row, Optional> & Partial<Pick<Row, Optional>>;

declare module 'knex/types/tables.js' {
  interface Tables {
${entries.join('')}  }
}
`;
};
