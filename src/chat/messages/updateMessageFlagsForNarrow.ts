import { operation } from '../operation.js';
import { changeFlags, parseFlagChange } from './flag-changes.js';
import { findWindow, MOST_MESSAGES, parseAnchor, checkAnchor } from './narrow/anchor-window.js';
import { compileNarrow } from './narrow/narrow.js';

/** Returns how many messages before and after the anchor are processed. Newer messages give way to half of the limit. */
const bounded = (before: number, after: number): { before: number; after: number } => {
  const least = Math.min(before, Math.max(MOST_MESSAGES - after, MOST_MESSAGES / 2));
  return { before: least, after: Math.min(after, MOST_MESSAGES - least) };
};

/** POST /messages/flags/narrow: adds or removes a flag of the messages of a narrow. */
export const updateMessageFlagsForNarrow = operation(
  'updateMessageFlagsForNarrow',
  async ({ input, actor, services, store, request, change }) => {
    const wanted = parseFlagChange(input);
    const { include_anchor: includeAnchor, num_before, num_after } = input;
    const window = { anchor: parseAnchor(input.anchor), ...bounded(num_before, num_after), includeAnchor };
    checkAnchor(window);
    const reading = request.readingFor(actor);
    const { ids, found_oldest, found_newest } = await store.longRead(reading, async (tx) => {
      const narrow = await compileNarrow({ tx, services, actor }, input.narrow);
      return findWindow(tx, actor.id, narrow, window);
    });
    return change(async (tx) => {
      return {
        processed_count: ids.length,
        updated_count: await changeFlags({ tx, services, actor }, wanted, ids, false),
        first_processed_id: ids[0] ?? null,
        last_processed_id: ids.at(-1) ?? null,
        found_oldest,
        found_newest,
      };
    });
  },
);
