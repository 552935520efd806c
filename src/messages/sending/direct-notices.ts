import { Pace } from '../../lib/event-loop.js';
import type { Scope } from '../../scope.js';
import { usersWithoutAccessTo } from '../../users/access/access.js';
import { PLACEHOLDER_NAME } from '../../users/access/placeholder-user.js';
import { loadSystemBot } from '../../users/model/store.js';
import { NOTIFICATION_BOT_NAME } from '../../users/model/system-bots.js';
import { createDirectRecipients } from '../model/recipients.js';
import { deliverNotices, type OneNotice } from './deliver-notices.js';
import { words, type Piece, type silentMention, type userMention } from './notice.js';

type Naming = typeof userMention | typeof silentMention;

/** Returns a function for the name of the actor as some readers may see it. Uses at most one statement. */
export const nameOfActor = async (
  scope: Scope,
  readerIds: readonly number[],
  name: Naming,
): Promise<(ids: readonly number[]) => Piece> => {
  const { actor } = scope;
  const strangers = new Set(await usersWithoutAccessTo(scope, actor, readerIds));
  return (ids) => (ids.some((id) => strangers.has(id)) ? words(PLACEHOLDER_NAME) : name(actor));
};

/**
 * Sends a direct message of the notification bot to each of the users. `text` builds it from the name of the actor as
 * that user may see it.
 */
export const sendDirectNotices = async <Person extends OneNotice['people'][number]>(
  scope: Scope,
  people: readonly Person[],
  name: Naming,
  text: (who: Piece, person: Person) => Piece,
): Promise<void> => {
  const { tx } = scope;
  if (people.length === 0) return;
  const sender = await loadSystemBot(tx, NOTIFICATION_BOT_NAME);
  const nameFor = await nameOfActor(
    scope,
    people.map(({ id }) => id),
    name,
  );
  const recipients = await createDirectRecipients(
    tx,
    people.map(({ id }) => [sender.id, id]),
  );
  const pace = new Pace();
  const notices: OneNotice[] = [];
  for (const [index, person] of people.entries()) {
    if (pace.isDue) await pace.rest();
    const ids = [sender.id, person.id].sort((a, b) => a - b);
    notices.push({
      notice: text(nameFor([person.id]), person),
      recipient_id: recipients[index] ?? 0,
      channel: null,
      people: sender.id < person.id ? [sender, person] : [person, sender],
      ids,
      audience: { users: ids },
    });
  }
  await deliverNotices(scope, notices, { sender, topic: '' });
};
