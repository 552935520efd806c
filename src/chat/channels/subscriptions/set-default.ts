import type { TxScope } from '../../scope.js';
import { statement } from '../../../runtime/store/statement.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';
import { emitDefaultChannels } from '../events.js';
import { readPeople } from '../members/audience.js';
import type { ChannelRow } from '../model/store.js';

const writeDefault = statement((db, id: number, is_default: number) =>
  db('channels').where({ id }).update({ is_default }),
);

/** Makes a channel a default channel or not. Sends the changed list, except if it does not change. */
export const setDefault = async (
  { tx }: TxScope<VisibilityLocked>,
  { id, is_default }: Pick<ChannelRow, 'id' | 'is_default'>,
  isDefault: boolean,
): Promise<void> => {
  const next = isDefault ? 1 : 0;
  if (is_default === next) return;
  await writeDefault(tx, id, next);
  await emitDefaultChannels(tx, await readPeople(tx));
};
