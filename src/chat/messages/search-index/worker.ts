import { PeriodicTask, type WorkParts } from '../../../lib/periodic-task.js';
import { HOUR, MINUTE } from '../../../lib/clock.js';
import type { Services } from '../../services.js';
import { UniqueViolationError } from '../../../runtime/store/errors.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Store } from '../../../runtime/store/types.js';
import { sameGeneration } from '../../../runtime/store/same-generation.js';
import { MOST_SLOTS } from './block.js';
import { buildBlock, MOST_CHARACTERS, saveBlock } from './build.js';
import { findOlderBlock, indexedUpTo, listIds, listOpenBlocks, type SizedBlock } from './store.js';

const LOOK_EVERY_MS = 1_000;
/** This many new messages form a block. Fewer are searched without an index. */
export const FEWEST_NEW = 256;
/** A block with edits is rebuilt once there are this many edits in total. */
const MOST_EDITS = 500;
/** A block with an edit this old is rebuilt, so deleted content also leaves the index. */
const OLDEST_EDIT_SECONDS = HOUR;
/** Exceeds the number of open blocks possible between two merges. */
const MOST_OPEN = 2 * (MOST_SLOTS / FEWEST_NEW);
/** A process that stops during a build blocks the others for at most this long, in seconds. */
const CLAIMED_SECONDS = MINUTE;

const CLAIM = 'search_index_claimed_until';

/** The next step. Undefined if there is nothing to do. */
type Step = (() => Promise<void>) | undefined;

const isFull = ({ messages, characters }: Pick<SizedBlock, 'messages' | 'characters'>): boolean =>
  messages > MOST_SLOTS / 2 || characters > MOST_CHARACTERS / 2;

const listNextIdsLocked = statement((db, afterId: number, limit: number) =>
  db('messages').where('id', '>', afterId).orderBy('id').limit(limit).forShare().pluck('id'),
);

/** Indexes messages newer than the last block. */
const findNew = async (store: Store): Promise<Step> => {
  const end = await store.read(indexedUpTo);
  const range = { id: end + 1, last: Number.MAX_SAFE_INTEGER, order: 'ASC', limit: FEWEST_NEW } as const;
  if ((await store.read((tx) => listIds(tx, range))).length < FEWEST_NEW) return undefined;
  return async () => {
    // Waits for uncommitted transactions that have inserted messages with lower IDs.
    const ids = await store.write((tx) => listNextIdsLocked(tx, end, MOST_SLOTS));
    const last = ids.at(-1);
    if (last === undefined) return;
    const built = await buildBlock(store, end + 1, last);
    await store.write((tx) => saveBlock(tx, built, isFull(built)));
  };
};

const setFull = statement((db, id: number) => db('search_blocks').where({ id }).update({ is_full: 1 }));

/** Merges the newest blocks once they no longer fit into one. */
const findMerge = async (store: Store): Promise<Step> => {
  const open = await store.read((tx) => listOpenBlocks(tx, MOST_OPEN));
  const fitting: SizedBlock[] = [];
  let messages = 0;
  let characters = 0;
  for (const block of open) {
    messages += block.messages;
    characters += block.characters;
    if (messages > MOST_SLOTS || characters > MOST_CHARACTERS) break;
    fitting.push(block);
  }
  const [first, last] = [fitting[0], fitting.at(-1)];
  if (!first || !last || fitting.length === open.length) return undefined;
  return async () => {
    const built = await buildBlock(store, first.first_id, last.last_id);
    // After edits the texts may exceed the size of a block.
    const isWhole = built.last_id === last.last_id;
    await store.write((tx) =>
      isWhole
        ? saveBlock(
            tx,
            built,
            true,
            fitting.map(({ id }) => id),
          )
        : setFull(tx, last.id).then(() => undefined),
    );
  };
};

type EditedBlock = Pick<RowOf<'search_blocks'>, 'id' | 'first_id' | 'last_id' | 'is_full'>;

/** Edits of messages that are in a block. */
const INDEXED_EDITS = `SELECT message_id, edited_at FROM search_edits
  WHERE message_id <= (SELECT MAX(last_id) FROM search_blocks) ORDER BY message_id LIMIT ${MOST_EDITS}`;

/** Returns the block with the most edits, once edits are many or old. */
const findEditedBlock = (store: Store, now: number): Promise<EditedBlock | undefined> =>
  store.read(async (tx) => {
    const due = await tx.first<{ edits: number; oldest: number | null }>(
      `SELECT COUNT(*) AS edits, MIN(edited_at) AS oldest FROM (${INDEXED_EDITS}) AS e`,
    );
    if (due?.oldest == null) return undefined;
    if (due.edits < MOST_EDITS && due.oldest > now - OLDEST_EDIT_SECONDS) return undefined;
    return tx.first<EditedBlock>(
      `SELECT b.id, b.first_id, b.last_id, b.is_full, COUNT(*) AS edits
       FROM (${INDEXED_EDITS}) AS e
       JOIN search_blocks b ON b.last_id = (
         SELECT MIN(x.last_id) FROM search_blocks x WHERE x.last_id >= e.message_id
       )
       GROUP BY b.id, b.first_id, b.last_id, b.is_full ORDER BY edits DESC, b.id LIMIT 1`,
    );
  });

/** Rebuilds a block, as several blocks if it has become too long. */
const rebuilding = (store: Store, block: EditedBlock | undefined): Step => {
  if (!block) return undefined;
  return async () => {
    const parts = [await buildBlock(store, block.first_id, block.last_id)];
    for (let end = parts[0]?.last_id ?? block.last_id; end < block.last_id;) {
      const part = await buildBlock(store, end + 1, block.last_id);
      parts.push(part);
      end = part.last_id;
    }
    await store.write(async (tx) => {
      for (const [index, part] of parts.entries())
        await saveBlock(tx, part, block.is_full === 1 || parts.length > 1, index === 0 ? [block.id] : []);
    });
  };
};

const findEdits = async (store: Store, now: number): Promise<Step> =>
  rebuilding(store, await findEditedBlock(store, now));

/** Rebuilds the blocks that an older version has built, beginning with the newest. */
const findOld = async (store: Store): Promise<Step> => rebuilding(store, await store.read(findOlderBlock));

const extendClaim = statement((db, until: string, now: string) =>
  db('server_state').where({ name: CLAIM }).where('value', '<=', now).update({ value: until }),
);

const findClaim = statement((db) => db('server_state').where({ name: CLAIM }).first('name'));

/** Prevents other processes from doing the same work. Correctness does not depend on it. */
const claim = async (services: Services): Promise<boolean> => {
  const now = services.clock.seconds();
  const row = { name: CLAIM, value: String(now + CLAIMED_SECONDS) };
  try {
    return await services.store.write(async (tx) => {
      if ((await extendClaim(tx, row.value, String(now))) > 0) return true;
      if (await findClaim(tx)) return false;
      await tx.insertMany('server_state', [row]);
      return true;
    });
  } catch (error) {
    if (error instanceof UniqueViolationError) return false;
    throw error;
  }
};

const endClaim = statement((db) => db('server_state').where({ name: CLAIM }).update({ value: '0' }));

const release = (services: Services): Promise<unknown> => services.store.write((tx) => endClaim(tx));

/** Indexes messages for `search`: new ones soon after sending, existing ones after an upgrade, and edited ones. */
export class SearchIndexWorker extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'Messages could not be indexed for search; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    while (!isStopped() && (await this.#find(services))) {
      if (!(await claim(services))) return;
      try {
        // Another process may have done it in the meantime.
        await (
          await this.#find(services)
        )?.();
      } finally {
        await release(services);
      }
    }
  }

  async #find({ store: shared, clock }: Services): Promise<Step> {
    const store = sameGeneration(shared);
    return (
      (await findNew(store)) ??
      (await findMerge(store)) ??
      (await findEdits(store, clock.seconds())) ??
      (await findOld(store))
    );
  }
}
