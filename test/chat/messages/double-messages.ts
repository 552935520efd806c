import type { Tx } from '../../../src/runtime/store/types.js';

/** Returns the columns of messages that are written, apart from the ID, as SQL. Not on SQLite. */
export const messageColumns = async (tx: Tx): Promise<string> => {
  const columns = await tx.all<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'messages' AND column_name <> 'id'
        AND extra NOT LIKE '%GENERATED%'`,
  );
  return columns.map(({ name }) => name).join(', ');
};

/** Doubles the messages of a database of MySQL or MariaDB by copying each of them. */
export const doubleMessages = async (tx: Tx): Promise<void> => {
  const names = await messageColumns(tx);
  await tx.run(`INSERT INTO messages (${names}) SELECT ${names} FROM messages ORDER BY id`);
};
