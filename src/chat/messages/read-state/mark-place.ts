import type { Actor } from '../../../runtime/identity/actor.js';
import { everything } from '../../../runtime/store/sql-condition.js';
import type { RequestFacts } from '../../../runtime/http/request.js';
import { Pace } from '../../../lib/event-loop.js';
import type { Services } from '../../services.js';
import type { Store, Tx } from '../../../runtime/store/types.js';
import { emitFlags, emitRead } from '../events.js';
import { type Floor, setFloor } from './read-floor.js';
import type { Interval } from './read-ranges.js';
import { settledMessageId, waitForSenders } from './wait-for-senders.js';
import { listUnreadConversations } from './unread-conversations.js';
import type { Place } from './conversations-around.js';
import { listUnreadAround, type UnreadAround } from './unread-around.js';
import {
  everythingUpTo,
  flagsVersion,
  lockOwnFlags,
  lockOwnFlagsAt,
  writeReadState,
} from './write-read-state.js';

/** The request of a user who marks messages as read. */
interface Reader<Response> {
  readonly store: Store;
  readonly services: Services;
  readonly actor: Actor;
  readonly request: Pick<RequestFacts, 'readingFor'>;
  /** Makes the change, in the transaction whose result is the response. */
  readonly change: (work: (tx: Tx) => Promise<Response>) => Promise<Response>;
}

/** Messages to mark as read, by conversation, and the response. */
interface Found<Response> {
  readonly changes: ReadonlyMap<number, readonly Interval[]>;
  /** What else the transaction does after these changes. */
  readonly finish: (tx: Tx) => Promise<void> | void;
  readonly response: Response;
}

type Find<Response> = (tx: Tx) => Promise<Found<Response>>;

/** The user changed other flags after the messages were found. */
class OutdatedError extends Error {}

/** Conversations with unread messages that one request marks as read. */
const MOST_CONVERSATIONS = 10_000;

/** After this many changes of the flags in the meantime, the messages are found while the flags are locked. */
const MOST_ATTEMPTS = 3;

/**
 * Finds messages with a long read, and marks them as read in a short transaction. The number of statements does not
 * depend on the number of messages. If the user changes other flags in between, the messages are found again.
 */
const markFound = async <Response>(
  { store, services, actor, request, change }: Reader<Response>,
  find: Find<Response>,
): Promise<Response> => {
  const now = services.clock.seconds();
  // Stryker disable next-line all: SQLite does not need this
  if (store.dialect === 'mysql') await store.write((tx) => waitForSenders(tx, everything, now));
  const write = async (tx: Tx, { changes, finish, response }: Found<Response>): Promise<Response> => {
    await writeReadState(tx, actor.id, changes, true);
    await finish(tx);
    return response;
  };
  const reading = request.readingFor(actor);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { generation } = store;
    const { version, found } = await store.longSnapshot(reading, async (tx) => ({
      version: await flagsVersion(tx, actor.id),
      found: await find(tx),
    }));
    if (found.changes.size === 0) return change(() => Promise.resolve(found.response));
    try {
      return await change(async (tx) => {
        const isOutdated = store.generation !== generation || !(await lockOwnFlagsAt(tx, actor.id, version));
        if (isOutdated) throw new OutdatedError();
        return write(tx, found);
      });
    } catch (error) {
      if (!(error instanceof OutdatedError)) throw error;
    }
  }
  return change(async (tx) => {
    await lockOwnFlags(tx, actor.id);
    return write(tx, await find(tx));
  });
};

/** The unread messages of a place. */
interface UnreadHere {
  readonly changes: ReadonlyMap<number, readonly Interval[]>;
  /** Ascending. */
  readonly ids: readonly number[];
}

/**
 * Returns the intervals of unread messages of a place. Between two of one conversation is an unread message of another
 * place. The messages are ordered by conversation and ID.
 */
const intervalsAround = async (messages: readonly UnreadAround[]): Promise<UnreadHere> => {
  const pace = new Pace();
  const changes = new Map<number, Interval[]>();
  const ids: number[] = [];
  /** The last message of another place, and the last one of this place after it. 0 if there is none. */
  let [after, last] = [0, 0];
  const close = (conversation: number, before: number): void => {
    if (last === 0) return;
    const intervals = changes.get(conversation) ?? [];
    // What is older and not listed is read, or cannot be unread.
    intervals.push({ first: after + 1, last, after, before, isDefault: false });
    changes.set(conversation, intervals);
  };
  let conversation = 0;
  for (const { id, conversation_id, is_here } of messages) {
    if (pace.isDue) await pace.rest();
    if (conversation_id !== conversation) {
      close(conversation, Infinity);
      [after, last, conversation] = [0, 0, conversation_id];
    }
    if (is_here === 1) {
      last = id;
      ids.push(id);
      continue;
    }
    close(conversation, id);
    [after, last] = [id, 0];
  }
  close(conversation, Infinity);
  await pace.rest();
  return { changes, ids: ids.sort((a, b) => a - b) };
};

type Nothing = Record<string, never>;

/** Marks the messages of a topic or channel as read for a user, and sends an event about those that were unread. */
export const markPlaceRead = (reader: Reader<Nothing>, find: (tx: Tx) => Promise<Place>): Promise<Nothing> =>
  markFound(reader, async (tx) => {
    const { changes, ids } = await intervalsAround(
      await listUnreadAround(tx, reader.actor.id, await find(tx)),
    );
    return {
      changes,
      finish: (writing) => {
        emitRead(writing, [reader.actor.id], ids);
      },
      response: {},
    };
  });

/** All unread messages of a user. */
interface AllUnread {
  readonly changes: ReadonlyMap<number, readonly Interval[]>;
  /** Whether these are all. */
  readonly complete: boolean;
  /** The floor when they are read. */
  readonly floor: Floor;
}

const findAllUnread = async (tx: Tx, userId: number, now: number): Promise<AllUnread> => {
  const found = await listUnreadConversations(tx, userId, MOST_CONVERSATIONS + 1);
  return {
    changes: everythingUpTo(found.slice(0, MOST_CONVERSATIONS)),
    complete: found.length <= MOST_CONVERSATIONS,
    floor: { id: await settledMessageId(tx, now), conversations: [] },
  };
};

/** Marks the messages of many conversations as read for a user. */
export const markAllRead = (reader: Reader<{ complete: boolean }>): Promise<{ complete: boolean }> =>
  markFound(reader, async (tx) => {
    const { services, actor } = reader;
    const { changes, complete, floor } = await findAllUnread(tx, actor.id, services.clock.seconds());
    return {
      changes,
      finish: async (writing) => {
        if (!complete) return;
        await setFloor(writing, actor.id, floor);
        emitFlags(writing, [actor.id], { op: 'add', flag: 'read', messages: [], all: true });
      },
      response: { complete },
    };
  });

/** The same in one transaction, without an event. No other transaction may send messages at the same time. */
export const markAllReadAtOnce = async (tx: Tx, userId: number, now: number): Promise<void> => {
  const { changes, complete, floor } = await findAllUnread(tx, userId, now);
  if (changes.size === 0) return;
  await lockOwnFlags(tx, userId);
  await writeReadState(tx, userId, changes, true);
  if (complete) await setFloor(tx, userId, floor);
};
