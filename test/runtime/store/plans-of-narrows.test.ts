import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { operators } from '../../../src/chat/messages/narrow/operators.js';
import { hasTests } from '../../../src/chat/messages/narrow/properties.js';
import { indexMessages } from '../../chat/messages/search-fixtures.js';
import { testDialect } from '../../support/databases.js';
import { Loading } from '../../support/loading.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { explain } from './explain.js';
import {
  findNarrowsToRead,
  isRefused,
  type NarrowsToRead,
  type PlaceName,
  PLACES,
  type Term,
} from './narrows-to-read.js';
import { addOtherRows } from './other-rows.js';

/** Enough that the engines do not read whole tables because they are small. */
const AMOUNTS = { users: 300, channels: 12, messages: 6_000, seed: 3 };
const END = Date.UTC(2024, 4, 1) / 1000;

/** With more messages than these, all places and senders are large, so that only those of their messages with a property are read. */
const MESSAGES_OF_LARGE = 10;

/** Reads the index for as many messages as a small place has. */
const IS_LARGE = /^SELECT 1 FROM messages x WHERE .* LIMIT 1 OFFSET \d+$/;

/**
 * How often a statement may sort. The parts of a statement have at most as many rows as the response, and SQLite sorts
 * each of them again. A statement about the messages of the response sorts these.
 */
const sortsOf = (sql: string): number => {
  const parts = sql.match(/\) AS part\d+/g)?.length ?? 0;
  if (parts > 0) return testDialect === 'sqlite' ? parts : 1;
  // One message, and messages that were edited since the index was built.
  if (/\bm\.id = \?|FROM search_edits/.test(sql)) return 2;
  return /WHERE m\.id IN|from `submessages`/.test(sql) ? 1 : 0;
};

/** Reads the unread messages of the few that were sent since the floor of a user. */
const READS_ABOVE_FLOOR = /FROM messages m\s+CROSS JOIN subscriptions p/;

/** SQLite reads all messages in order, from the anchor until there are enough. MariaDB counts rows, see messages/plans.test.ts. */
const WALKS = /^SEARCH m USING INTEGER PRIMARY KEY \(rowid[<>]/;

/** Whether no index lists the messages, so that they are looked for among all. Most messages meet such a term. */
const mayWalk = ({ operator, operand }: Term): boolean =>
  ['in', 'near', 'search'].includes(operator) || operand === 'public';

const isAboutProperty = ({ operator, operand }: Term): boolean =>
  (operator === 'has' && Object.hasOwn(hasTests, String(operand))) || operand === 'resolved';

describe('The plans of narrows', () => {
  let loading: Loading;
  let narrows: NarrowsToRead;
  let ownerId = 0;
  let statements: string[] = [];
  let found = 0;
  /** What the engine says about statements that scan or sort, and about those that walk, by their texts. */
  const known = new Map<string, { readonly faults: readonly string[]; readonly walks: readonly string[] }>();

  before(
    withProductionBatches(async () => {
      loading = await Loading.begin(AMOUNTS, END, { overrides: { observe: (sql) => statements.push(sql) } });
      await loading.runAll();
      await indexMessages(loading.site);
      await addOtherRows(loading);
      const { owner } = loading.site;
      ownerId = (await owner.ok('GET', '/users/me')).user_id;
      narrows = await findNarrowsToRead(owner, 'support');
    }),
  );
  after(() => loading.site.close());

  /** Returns what the engine says about a statement that scans a table that grows, or sorts more than it should. */
  const faultsOf = async (sql: string, walking: boolean): Promise<readonly string[]> => {
    let plan = known.get(sql);
    if (!plan) {
      const { all, scans, sorts } = await explain(loading.site.services.store, sql, ownerId, narrows.values);
      const faults = [...(IS_LARGE.test(sql) ? [] : scans), ...sorts.slice(sortsOf(sql))];
      plan = { faults, walks: all.filter((line) => WALKS.test(line)) };
      known.set(sql, plan);
    }
    return walking || READS_ABOVE_FLOOR.test(sql) ? plan.faults : [...plan.faults, ...plan.walks];
  };

  /** Fetches the messages of a narrow at an anchor. Returns the faults of the statements. */
  const fetchFaults = async (
    narrow: readonly object[],
    anchor: string | number,
    walking: boolean,
  ): Promise<string[]> => {
    statements = [];
    await loading.site.owner.ok('GET', '/messages', { narrow, anchor, num_before: 20, num_after: 20 });
    const queries = [...new Set(statements)].filter((sql) => /^\s*(?:WITH|SELECT)/i.test(sql));
    found += queries.length;
    const faults: string[] = [];
    for (const sql of queries)
      for (const line of await faultsOf(sql, walking))
        faults.push(`${JSON.stringify(narrow)} at ${anchor}: ${line}: ${sql.replaceAll(/\s+/g, ' ')}`);
    return faults;
  };

  const expectPlans = async (place: PlaceName, terms: readonly Term[]): Promise<void> => {
    found = 0;
    const faults: string[] = [];
    for (const term of terms)
      for (const negated of [false, true])
        for (const anchor of narrows.anchors) {
          const narrow = [...narrows.places[place], { ...term, negated }];
          if (!negated && isRefused([...narrows.places[place], term])) continue;
          const walking = place === 'all messages' && (negated || mayWalk(term));
          faults.push(...(await fetchFaults(narrow, anchor, walking)));
        }
    expect(faults.join('\n')).to.equal('');
    expect(found).to.be.greaterThan(terms.length);
  };

  it('are read for all operators', () => {
    expect(new Set(narrows.terms.map(({ operator }) => operator))).to.deep.equal(
      new Set(Object.keys(operators)),
    );
  });

  for (const place of PLACES) {
    it(`use indexes for each operator in ${place}`, () =>
      withProductionBatches(() => expectPlans(place, narrows.terms))());

    it(`use indexes for messages with a property in ${place} that is large`, () =>
      withProductionBatches(() => {
        batchSizes.smallPlace = MESSAGES_OF_LARGE;
        return expectPlans(place, narrows.terms.filter(isAboutProperty));
      })());
  }
});
