import { byteBatches } from '../../../lib/byte-batches.js';
import { kibibytes } from '../../../lib/bytes.js';
import { paced } from '../../../lib/event-loop.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { addJobs, type Jobs, removeJob } from '../../../runtime/outbox/jobs.js';
import type { Scope, TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import { usersWithoutAccessTo } from '../../users/access/access.js';
import { PLACEHOLDER_NAME } from '../../users/access/placeholder-user.js';
import { listUsersByIds, loadSystemBot } from '../../users/model/store.js';
import { NOTIFICATION_BOT_NAME } from '../../users/model/system-bots.js';
import { createDirectRecipients } from '../model/recipients.js';
import { deliverNotices, type OneNotice } from './deliver-notices.js';
import { type Piece, type silentMention, type userMention, words } from './notice.js';

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

/** The notice to one user. */
interface Told<Person> {
  readonly person: Person;
  readonly notice: Piece;
}

const deliverDirectly = async (
  scope: TxScope,
  told: readonly Told<OneNotice['people'][number]>[],
): Promise<void> => {
  const sender = await loadSystemBot(scope.tx, NOTIFICATION_BOT_NAME);
  const recipients = await createDirectRecipients(
    scope.tx,
    told.map(({ person }) => [sender.id, person.id]),
  );
  const notices = await paced(told, ({ person, notice }, index): OneNotice => {
    const ids = [sender.id, person.id].sort((a, b) => a - b);
    return {
      notice,
      recipient_id: recipients[index] ?? 0,
      channel: null,
      people: sender.id < person.id ? [sender, person] : [person, sender],
      ids,
      audience: { users: ids },
    };
  });
  await deliverNotices(scope, notices, { sender, topic: '' });
};

/** Users to whom one transaction sends notices. Other writes wait for it. */
const USERS_AT_ONCE = 50;
const JOB_BYTES = kibibytes(512);

/** Returns the texts, each with its receivers. */
const byText = (told: readonly Told<{ readonly id: number }>[]): Jobs['directNotices'] =>
  [...groupBy(told, ({ notice }) => notice.markdown).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.notice, to: group.map(({ person }) => person.id) }] : [];
  });

/** Sends the notices after the commit, some users in each transaction. */
const queueNotices = async (
  { tx, services }: TxScope,
  told: readonly Told<{ readonly id: number }>[],
): Promise<void> => {
  const bytesOf = ({ notice: { markdown, html } }: Told<unknown>): number =>
    Math.max(Buffer.byteLength(markdown) + Buffer.byteLength(html), Math.floor(JOB_BYTES / USERS_AT_ONCE));
  const jobs = byteBatches(told, bytesOf, JOB_BYTES).map(byText);
  await addJobs(tx, 'directNotices', jobs, services.clock.seconds());
};

/** Sends the notices of a job, once, even if the job is run again. */
export const sendQueuedNotices = (
  services: Services,
  notices: Jobs['directNotices'],
  jobId: number,
): Promise<void> =>
  services.store.write(async (tx) => {
    if (!(await removeJob(tx, jobId))) return;
    const users = await listUsersByIds(
      tx,
      notices.flatMap(({ to }) => to),
    );
    const byId = new Map(users.filter(({ is_active }) => is_active).map((user) => [user.id, user]));
    const told = notices.flatMap(({ to, ...notice }) =>
      to.flatMap((id) => {
        const person = byId.get(id);
        return person ? [{ person, notice }] : [];
      }),
    );
    await deliverDirectly({ tx, services }, told);
  });

/**
 * Sends a direct message of the notification bot to each of the users, to many of them after the commit. `text` builds it
 * from the name of the actor as that user may see it.
 */
export const sendDirectNotices = async <Person extends OneNotice['people'][number]>(
  scope: Scope,
  people: readonly Person[],
  name: Naming,
  text: (who: Piece, person: Person) => Piece,
): Promise<void> => {
  if (people.length === 0) return;
  const nameFor = await nameOfActor(
    scope,
    people.map(({ id }) => id),
    name,
  );
  const told = await paced(people, (person) => ({ person, notice: text(nameFor([person.id]), person) }));
  await (people.length > USERS_AT_ONCE ? queueNotices(scope, told) : deliverDirectly(scope, told));
};
