import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import { budgets } from '../../lib/budgets.js';
import { byteBatches } from '../../lib/byte-batches.js';
import { operation } from '../operation.js';
import { asFragments } from '../../runtime/http/serialize.js';
import { Pace } from '../../lib/event-loop.js';
import type { RowOf } from '../../runtime/store/types.js';
import { received } from './model/access.js';
import { escapeHtml } from '../../markdown/html.js';
import { listMatching, listTexts } from './narrow/matching.js';
import { compileNarrow } from './narrow/narrow.js';
import { highlight } from './narrow/highlight.js';
import type { Marked } from './narrow/search.js';
import { Searcher } from './search-index/find.js';
import { messageSizes } from './model/stored-messages.js';

type Match = components['schemas']['NarrowMatch'];

const viewMatch = (
  { rendered_content, topic }: Pick<RowOf<'messages'>, 'rendered_content' | 'topic'>,
  words: readonly Marked[],
): Match => ({
  match_content: highlight(rendered_content, words),
  match_subject: highlight(escapeHtml(topic), words),
});

/** GET /messages/matches_narrow: returns which messages match a narrow. */
export const matchNarrow = operation('matchNarrow', async (context) => {
  const { input, actor, tx } = context;
  const narrow = await compileNarrow(context, input.narrow);
  const { where, words = [] } = narrow;
  const named = [...new Set(input.msg_ids)];
  const ids =
    narrow.searches.length > 0
      ? await new Searcher(tx, actor.id, narrow).select(named, received(actor))
      : named;
  // Only sizes of matching messages count. Sizes of other messages must not affect the response.
  const matching = await listMatching(tx, actor, ids, where);
  const sizes = await messageSizes(tx, matching);
  const pace = new Pace();
  const matches: string[] = [];
  let left: number = budgets.messagesResponse.bytes;
  for (const batch of byteBatches(matching, (id) => sizes.get(id) ?? 0, budgets.messagesBatch.bytes)) {
    for (const row of await listTexts(tx, batch)) {
      if (pace.isDue) await pace.rest();
      const json = JSON.stringify(viewMatch(row, words));
      left -= Buffer.byteLength(json);
      if (left < 0) throw errors.matchesTooLong();
      matches.push(`"${row.id}":${json}`);
    }
  }
  return { messages: asFragments<Record<string, Match>>(['{', matches.join(','), '}']) };
});
