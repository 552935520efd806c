import type { components } from '../../generated/types.js';
import { operation } from '../contract/operation.js';
import { inBatches } from '../store/in-batches.js';
import { placeholders } from '../store/placeholders.js';
import { isFromBeforeLeaving, received } from './access.js';
import { escapeHtml } from './markdown/html.js';
import { compileNarrow, NARROWED } from './narrow.js';
import { highlight } from './search.js';
import { Searcher } from './search-index/find.js';

type Match = components['schemas']['NarrowMatch'];

interface MatchRow {
  readonly id: number;
  readonly rendered_content: string;
  readonly topic: string;
}

/** GET /messages/matches_narrow: answers which messages meet a narrow. */
export const matchNarrow = operation('matchNarrow', async ({ input, actor, tx, server }) => {
  const narrow = await compileNarrow(tx, server, actor, input.narrow);
  const { where, words = [] } = narrow;
  const own = received(actor);
  const named = [...new Set(input.msg_ids)];
  const candidates =
    narrow.searches.length > 0 ? await new Searcher(tx, actor.id, narrow).select(named, own) : named;
  const unchanged = isFromBeforeLeaving(actor, 'm.changed_version');
  const rows = await inBatches(candidates, (ids) =>
    tx.all<MatchRow>(
      `SELECT m.id, m.rendered_content, m.topic FROM ${NARROWED}
       WHERE m.id IN (${placeholders(ids)}) AND ${own.sql} AND ${unchanged.sql} AND ${where.sql} ORDER BY m.id`,
      [actor.id, actor.id, ...ids, ...own.values, ...unchanged.values, ...where.values],
    ),
  );
  const matches = rows.map(({ id, rendered_content, topic }): [number, Match] => [
    id,
    {
      match_content: highlight(rendered_content, words),
      match_subject: highlight(escapeHtml(topic), words),
    },
  ]);
  return { messages: Object.fromEntries(matches) };
});
