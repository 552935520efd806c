import { OperatorError } from '../../src/lib/fail-command.js';
import type { Store, Tx } from '../../src/runtime/store/types.js';
import type { Amounts } from './shape.js';

/** How far the data is loaded. */
export interface LoadState extends Amounts {
  /** The time of the last message, in UNIX seconds. */
  readonly end: number;
  /** Steps that are done. */
  readonly done: number;
  /** The ID of the newest message. Other work on the database would change it. */
  readonly newest: number;
}

/** Data that cannot be loaded here. */
export class LoadError extends OperatorError {}

const NAME = 'load_data';

export const newestMessage = async (tx: Tx): Promise<number> =>
  (await tx.first<{ id: number | null }>('SELECT MAX(id) AS id FROM messages'))?.id ?? 0;

const find = async (tx: Tx): Promise<LoadState | undefined> => {
  const row = await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [NAME]);
  return row && (JSON.parse(row.value) as LoadState);
};

/** Writes the state in the transaction of a step, so the step is done wholly or not at all. */
export const saveState = (tx: Tx, state: LoadState): Promise<void> =>
  tx.upsertMany('server_state', [{ name: NAME, value: JSON.stringify(state) }], ['name']);

/** Throws unless the database is as the first start leaves it: the owner, one channel, and messages of the server's bots. */
const checkUntouched = async (tx: Tx): Promise<void> => {
  const others = await tx.first(
    `SELECT 1 FROM users WHERE is_system_bot = 0 AND role > 100
     UNION ALL SELECT 1 FROM channels WHERE name <> 'general'
     UNION ALL SELECT 1 FROM messages m JOIN users u ON u.id = m.sender_id WHERE u.is_system_bot = 0 LIMIT 1`,
  );
  if (others) throw new LoadError('The database has other data. Choose an empty DATA_DIR or database.');
};

/** The tables whose rows get their IDs from the database. */
const COUNTED = [
  'users',
  'channels',
  'subscriptions',
  'recipients',
  'conversations',
  'messages',
  'reactions',
  'attachments',
];

/** Lets the IDs go on after the last row. MySQL and MariaDB do not use the IDs of a transaction again that was undone. */
export const continueIds = async (store: Store): Promise<void> => {
  if (store.dialect === 'sqlite') return;
  for (const table of COUNTED) await store.write((tx) => tx.run(`ALTER TABLE ${table} AUTO_INCREMENT = 1`));
};

/** Returns the state of an earlier run, or begins. Throws if the database has other data, or data of other amounts. */
export const beginOrContinue = (
  store: Store,
  wanted: Partial<Amounts>,
  defaults: Amounts,
  now: number,
): Promise<LoadState> =>
  store.write(async (tx) => {
    const found = await find(tx);
    if (!found) {
      await checkUntouched(tx);
      const state = { ...defaults, ...wanted, end: now, done: 0, newest: await newestMessage(tx) };
      await saveState(tx, state);
      return state;
    }
    for (const [name, number] of Object.entries(wanted)) {
      const begun = found[name as keyof Amounts];
      if (begun !== number)
        throw new LoadError(
          `This load was begun with --${name} ${begun}. Run it again with the same number.`,
        );
    }
    if ((await newestMessage(tx)) !== found.newest)
      throw new LoadError('A server has used the database since. Choose an empty DATA_DIR or database.');
    return found;
  });
