import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import { HOUR, MINUTE } from '../../lib/seconds.js';
import type { Services } from '../../services.js';
import { UniqueViolationError } from '../../store/errors.js';
import type { Store } from '../../store/types.js';
import { MOST_SLOTS } from './block.js';
import { buildBlock, MOST_CHARACTERS, saveBlock } from './build.js';
import { findIds, findOpenBlocks, indexedUpTo, type SizedBlock } from './store.js';

const LOOK_EVERY_MS = 1_000;
/** So many new messages make a block; fewer are searched without an index. */
export const FEWEST_NEW = 256;
/** A block with edits is built again when there are so many of them in all … */
const MOST_EDITS = 500;
/** … or when an edit is this old, so that what was deleted leaves the index too. */
const OLDEST_EDIT_SECONDS = HOUR;
/** More open blocks than can be between two merges. */
const MOST_OPEN = 2 * (MOST_SLOTS / FEWEST_NEW);
/** A process that stops in the middle of a block keeps the others from it for so long. */
const CLAIMED_SECONDS = MINUTE;

const CLAIM = 'search_index_claimed_until';

/** What is to be done next; undefined if nothing is. */
type Step = (() => Promise<void>) | undefined;

const isFull = ({ messages, characters }: Pick<SizedBlock, 'messages' | 'characters'>): boolean =>
  messages > MOST_SLOTS / 2 || characters > MOST_CHARACTERS / 2;

/** Indexes messages that came after the last block. */
const findNew = async (store: Store): Promise<Step> => {
  const end = await store.read(indexedUpTo);
  const range = { id: end + 1, last: Number.MAX_SAFE_INTEGER, order: 'ASC', limit: FEWEST_NEW } as const;
  if ((await store.read((tx) => findIds(tx, range))).length < FEWEST_NEW) return undefined;
  return async () => {
    // Waits for transactions that have inserted a message with a lower ID and are not committed yet.
    const ids = await store.write((tx) =>
      tx.all<{ id: number }>(
        `SELECT id FROM messages WHERE id > ? ORDER BY id LIMIT ${MOST_SLOTS}${tx.shareLock}`,
        [end],
      ),
    );
    const last = ids.at(-1)?.id;
    if (last === undefined) return;
    const built = await buildBlock(store, end + 1, last);
    await store.write((tx) => saveBlock(tx, built, isFull(built)));
  };
};

/** Merges the newest blocks once they do not fit into one any more. */
const findMerge = async (store: Store): Promise<Step> => {
  const open = await store.read((tx) => findOpenBlocks(tx, MOST_OPEN));
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
    // Edits made the texts longer than the block may be.
    const isWhole = built.last_id === last.last_id;
    await store.write((tx) =>
      isWhole
        ? saveBlock(
            tx,
            built,
            true,
            fitting.map(({ id }) => id),
          )
        : tx.run('UPDATE search_blocks SET is_full = 1 WHERE id = ?', [last.id]).then(() => undefined),
    );
  };
};

interface EditedBlock {
  readonly id: number;
  readonly first_id: number;
  readonly last_id: number;
  readonly is_full: number;
}

/** Edits of messages that are in a block. */
const INDEXED_EDITS = `SELECT message_id, edited_at FROM search_edits
  WHERE message_id <= (SELECT MAX(last_id) FROM search_blocks) ORDER BY message_id LIMIT ${MOST_EDITS}`;

/** The block with the most edits, once they are many or old. */
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

/** Builds a block again, as two or more if it has become too long for one. */
const findEdits = async (store: Store, now: number): Promise<Step> => {
  const block = await findEditedBlock(store, now);
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

/** Keeps other processes from the same work. Correctness does not depend on it. */
const claim = async (services: Services): Promise<boolean> => {
  const now = services.clock.seconds();
  const row = { name: CLAIM, value: String(now + CLAIMED_SECONDS) };
  try {
    return await services.store.write(async (tx) => {
      const sql = 'UPDATE server_state SET value = ? WHERE name = ? AND value <= ?';
      if ((await tx.run(sql, [row.value, CLAIM, String(now)])).changes > 0) return true;
      if (await tx.first('SELECT name FROM server_state WHERE name = ?', [CLAIM])) return false;
      await tx.insertMany('server_state', [row]);
      return true;
    });
  } catch (error) {
    if (error instanceof UniqueViolationError) return false;
    throw error;
  }
};

const release = (services: Services): Promise<unknown> =>
  services.store.write((tx) => tx.run("UPDATE server_state SET value = '0' WHERE name = ?", [CLAIM]));

/** Indexes messages for `search`: new ones soon after they are sent, older ones of an upgraded database, edited ones. */
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
        // Another process may have done it since.
        await (
          await this.#find(services)
        )?.();
      } finally {
        await release(services);
      }
    }
  }

  async #find({ store, clock }: Services): Promise<Step> {
    return (await findNew(store)) ?? (await findMerge(store)) ?? (await findEdits(store, clock.seconds()));
  }
}
