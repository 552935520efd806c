import { DAY } from '../../../src/lib/clock.js';
import type { Services } from '../../../src/accounts/services.js';

interface State {
  readonly requested_at?: number;
  readonly file_key?: string;
  readonly failed_at?: number;
  readonly deleted_at?: number;
  readonly claimed_until?: number;
  readonly attempts?: number;
}

const LAST_WEEK = 8 * DAY;
/** The worker waits for the process that seems to make the archive. */
const CLAIMED = 2 ** 40;

/** Inserts an export that does not count for the limit per week. Returns its ID. */
export const insertExport = ({ store, clock }: Services, state: State): Promise<number> =>
  store.write((tx) =>
    tx.insert('exports', {
      acting_user_id: 1,
      requested_at: clock.seconds() - LAST_WEEK,
      claimed_until: CLAIMED,
      ...state,
    }),
  );

export const completeExport = (services: Services): Promise<number> =>
  insertExport(services, { file_key: `1-${'x'.repeat(24)}.tar.gz` });

/** Makes room for another export in this week. */
export const forgetWeek = async ({ store }: Services): Promise<void> => {
  await store.write(async (tx) => {
    await tx.run('UPDATE exports SET requested_at = requested_at - ?', [LAST_WEEK]);
    await tx.run('DELETE FROM search_blocks WHERE last_id = 2000000000');
  });
};

/** Uses up the exports of this week. */
export const fillWeek = async (services: Services): Promise<void> => {
  const now = services.clock.seconds();
  for (let number = 0; number < 5; number += 1) {
    const id = await completeExport(services);
    await services.store.write((tx) => tx.run('UPDATE exports SET requested_at = ? WHERE id = ?', [now, id]));
  }
};

/** Makes the server count this many messages, until `forgetWeek`. */
export const countAs = ({ store }: Services, messages: number): Promise<void> =>
  store.write((tx) =>
    tx.insertMany('search_blocks', [
      {
        first_id: 1_999_999_999,
        last_id: 2_000_000_000,
        messages,
        characters: 1,
        is_full: true,
        facts: Buffer.alloc(0),
      },
    ]),
  );
