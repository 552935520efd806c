import type { Tx } from '../../src/store/types.js';

/** Doubles the messages of a database of MySQL or MariaDB by copying each of them. */
export const doubleMessages = async (tx: Tx): Promise<void> => {
  const columns = await tx.all<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'messages' AND column_name <> 'id'
        AND extra NOT LIKE '%GENERATED%'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await tx.run(`INSERT INTO messages (${names}) SELECT ${names} FROM messages ORDER BY id`);
};
