import { type Actor, responsibleFor } from '../../runtime/identity/actor.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { mebibytes } from '../../lib/bytes.js';
import type { Tx } from '../../runtime/store/types.js';
import { countUnsent, type ScheduledFields } from './store.js';

/** Throws if the user would have too many or too large scheduled messages. The message `replaced` is not counted. */
export const checkScheduledCaps = async (
  tx: Tx,
  actor: Actor,
  { content, rendered_content }: Pick<ScheduledFields, 'content' | 'rendered_content'>,
  replaced?: number,
): Promise<void> => {
  const person = responsibleFor(actor);
  await tx.lock('users', person);
  const { messages, bytes } = await countUnsent(tx, person, replaced);
  if (replaced === undefined) checkCap(caps.scheduledMessages, messages + 1);
  const added = Buffer.byteLength(content) + Buffer.byteLength(rendered_content);
  checkCap(caps.scheduledMebibytes, (bytes + added) / mebibytes(1));
};
