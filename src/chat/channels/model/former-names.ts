import { inBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { ChannelRow } from './store.js';

/** A name that a channel had until a rename, and the version of its members at that moment. */
export interface FormerName {
  readonly name: string;
  readonly version: number;
}

/** Per channel. Users who left before the oldest of them see that one. */
const MOST = 1000;

/** Returns the former names of a channel, oldest first. */
export const parseFormerNames = (stored: string | null): FormerName[] =>
  stored === null ? [] : (JSON.parse(stored) as FormerName[]);

/** Null if there are none. */
export const storedFormerNames = (names: readonly FormerName[]): string | null =>
  names.length === 0 ? null : JSON.stringify(names.slice(-MOST));

const findStored = statement((db, id: number) => db('channels').where({ id }).first('former_names'));

/** Keeps the name of a channel that is renamed, for those who left it before. */
export const keepName = async (tx: Tx, { id, name, members_version: version }: ChannelRow): Promise<void> => {
  const row = await findStored(tx, id);
  const names = parseFormerNames(row?.former_names ?? null);
  // No user left since the rename before, so no user sees the name that it gave.
  if (names.at(-1)?.version === version) return;
  const former_names = storedFormerNames([...names, { name, version }]);
  await tx.from('channels').where({ id }).update({ former_names });
};

const listStored = statement((db, ids: readonly number[]) =>
  db('channels').whereIn('id', ids).whereNotNull('former_names').select('id', 'former_names'),
);

/** Returns a function that gives the name that a channel had when a user left it, if it was renamed since. */
export const formerNames = async (
  tx: Tx,
  channelIds: readonly number[],
): Promise<(channelId: number, leftVersion: number) => string | undefined> => {
  const rows = await inBatches([...new Set(channelIds)], (ids) => listStored(tx, ids));
  const names = new Map(rows.map(({ id, former_names }) => [id, parseFormerNames(former_names)]));
  return (channelId, leftVersion) =>
    names.get(channelId)?.find(({ version }) => version >= leftVersion)?.name;
};
