import type { TxScope } from '../../scope.js';
import { listAlerted } from '../../users/alert-words/alert-index.js';
import { flagBits } from '../model/flags.js';
import type { Receivers } from './delivery-flags.js';

interface Reached {
  readonly receivers: Receivers;
  readonly alertWordsVersion: string | null;
}

/** Sets the alert word flag for receivers whose alert words the message contains. */
export const withAlerts = async (
  scope: TxScope,
  content: string,
  { receivers, alertWordsVersion }: Reached,
): Promise<Receivers> => {
  const alerted = await listAlerted(scope, content, alertWordsVersion);
  if (alerted.size === 0) return receivers;
  const bits = new Map(receivers.bits);
  for (const id of receivers.ids) {
    if (alerted.has(id)) bits.set(id, (bits.get(id) ?? 0) | flagBits.has_alert_word);
  }
  return { ...receivers, bits };
};
