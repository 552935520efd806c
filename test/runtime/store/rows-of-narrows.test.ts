import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { findWindow, parseAnchor } from '../../../src/chat/messages/narrow/anchor-window.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { findUser, type User } from '../../../src/chat/users/model/store.js';
import { messageColumns } from '../../chat/messages/double-messages.js';
import { indexMessages } from '../../chat/messages/search-fixtures.js';
import { testDialect } from '../../support/databases.js';
import { Loading } from '../../support/loading.js';
import { withProductionBatches } from '../../support/small-batches.js';
import {
  findNarrowsToRead,
  isRefused,
  type NarrowsToRead,
  type PlaceName,
  PLACES,
  type Term,
} from './narrows-to-read.js';
import { rowsReadBy } from './rows-read.js';

const AMOUNTS = { users: 300, channels: 12, messages: 4_000, seed: 3 };
const END = Date.UTC(2024, 4, 1) / 1000;

/** The history becomes longer by so many messages, without links and the like, in the same places by the same senders. */
const MORE_MESSAGES = 12_000;

/** Places with more messages than these are large. */
const MESSAGES_OF_LARGE = 5;

/** With the long history, a narrow may read so many times the rows of the short one, and so many more. */
const RATIO = 1.2;
const MORE_ROWS = 150;

/** The same for narrows that read some messages of each of up to a hundred topics or channels. */
const MORE_ROWS_OF_MANY = 2_500;

const isOfMany = ({ operator, operand, negated }: NegatedTerm): boolean =>
  (['followed', 'topic'].some((name) => [operand, operator].includes(name)) && !negated) ||
  (operator === 'channels' && operand === 'public' && negated);

/**
 * Whether no index has the messages: those of a sender in followed topics, and those of a topic that is not followed. All
 * messages of the place or the sender are read.
 */
const hasNoIndex = (place: PlaceName, { operand, negated }: NegatedTerm): boolean =>
  operand === 'followed' && (negated ? place === 'a topic' : place === 'a sender');

interface NegatedTerm extends Term {
  readonly negated: boolean;
}

interface Measured {
  readonly name: string;
  readonly term: NegatedTerm;
  readonly rows: number;
}

/** The places with an index of their listed messages. */
const WITH_LISTED = ['a channel', 'a topic', 'a direct conversation'] as const;

const isAboutListed = ({ operator, operand }: Term): boolean =>
  (operator === 'has' && operand !== 'reaction') || ['resolved', 'mentioned'].includes(String(operand));

/** Adds messages with links and the like to the other channels than that of a recipient. */
const addListed = async (tx: Tx, recipientId: number): Promise<void> => {
  const names = await messageColumns(tx);
  await tx.run(
    `CREATE TEMPORARY TABLE others AS SELECT ${names} FROM messages
     WHERE listed > 0 AND channel_id IS NOT NULL AND recipient_id <> ? ORDER BY id`,
    [recipientId],
  );
  const { copied = 0 } = (await tx.first<{ copied: number }>('SELECT COUNT(*) AS copied FROM others')) ?? {};
  for (let added = 0; added < MORE_MESSAGES; added += copied)
    await tx.run(`INSERT INTO messages (${names}) SELECT ${names} FROM others`);
};

/** Adds messages to the places of others. */
const addMessages = async (tx: Tx): Promise<void> => {
  const names = await messageColumns(tx);
  await tx.run(
    `CREATE TEMPORARY TABLE plain AS SELECT ${names} FROM messages WHERE COALESCE(listed, 0) = 0 ORDER BY id`,
  );
  for (let added = 0; added < MORE_MESSAGES; added += AMOUNTS.messages)
    await tx.run(`INSERT INTO messages (${names}) SELECT ${names} FROM plain LIMIT ${AMOUNTS.messages}`);
};

if (testDialect === 'mysql') {
  describe('The number of rows that a narrow reads', () => {
    let loading: Loading;
    let reader: User;
    let narrows: NarrowsToRead;
    /** The rows that each narrow read when the history was short. */
    const rowsOfShort = new Map<string, number>();

    const readAll = async (): Promise<void> => {
      // Otherwise the own messages at the end of a direct conversation are read again until more messages are sent.
      batchSizes.raisingMessages = 0;
      const { owner, clock, services } = loading.site;
      await indexMessages(loading.site);
      await owner.ok('POST', '/mark_all_as_read');
      clock.advance(120_000);
      await owner.ok('POST', '/register', { event_types: ['message'] });
      await services.store.write((tx) => tx.all('ANALYZE TABLE messages, conversations, read_marks'));
    };

    before(
      withProductionBatches(async () => {
        loading = await Loading.begin(AMOUNTS, END);
        await loading.runAll();
        await readAll();
        const { owner, services } = loading.site;
        const { user_id } = await owner.ok('GET', '/users/me');
        reader = (await services.store.read((tx) => findUser(tx, user_id))) ?? expect.fail('No owner.');
        narrows = await findNarrowsToRead(owner, 'support');
        for (const place of PLACES)
          for (const { name, rows } of await measure(place)) rowsOfShort.set(name, rows);
        await services.store.write(addMessages);
        await readAll();
      }),
    );
    after(() => loading.site.close());

    const rowsOf = (narrow: readonly object[], anchor: string | number): Promise<number> => {
      const { services } = loading.site;
      return rowsReadBy(services.store, async (tx) => {
        const compiled = await compileNarrow({ tx, services, actor: reader }, narrow as never);
        const window = { anchor: parseAnchor(anchor), before: 20, after: 20, includeAnchor: true };
        await findWindow(tx, reader.id, compiled, window);
      });
    };

    /** Returns the rows that each of some operators reads in a place. */
    const measure = async (
      place: PlaceName,
      isMeant: (term: Term) => boolean = () => true,
    ): Promise<Measured[]> => {
      batchSizes.smallPlace = MESSAGES_OF_LARGE;
      const measured: Measured[] = [];
      const terms = [false, true].flatMap((negated) =>
        narrows.terms.filter(isMeant).map((term) => ({ ...term, negated })),
      );
      for (const term of terms.filter((one) => !hasNoIndex(place, one)))
        for (const anchor of narrows.anchors) {
          const narrow = [...narrows.places[place], term];
          if (!term.negated && isRefused(narrow)) continue;
          const rows = await rowsOf(narrow, anchor);
          measured.push({ name: `${JSON.stringify(narrow)} at ${anchor}`, term, rows });
        }
      return measured;
    };

    /** Expects that the narrows in a place read as many rows as before. */
    const expectFlat = (measured: readonly Measured[], before: ReadonlyMap<string, number>): void => {
      const grown = measured.flatMap(({ name, term, rows }) => {
        const few = before.get(name) ?? expect.fail(`${name} was not measured.`);
        const most = RATIO * few + (isOfMany(term) ? MORE_ROWS_OF_MANY : MORE_ROWS);
        return rows > most ? [`${name}: ${few} and ${rows} rows`] : [];
      });
      expect(grown.join('\n')).to.equal('');
    };

    for (const place of PLACES) {
      it(`does not grow with the history in ${place}`, () =>
        withProductionBatches(async () => {
          expectFlat(await measure(place), rowsOfShort);
        })());
    }

    it('does not grow with the links and the like of other channels', () =>
      withProductionBatches(async () => {
        const measureAll = async (): Promise<Measured[]> => {
          const all: Measured[] = [];
          for (const place of WITH_LISTED)
            all.push(...(await measure(place, isAboutListed)).filter(({ term }) => !term.negated));
          return all;
        };
        const before = new Map((await measureAll()).map(({ name, rows }) => [name, rows]));
        await loading.site.services.store.write((tx) => addListed(tx, Number(narrows.values.recipient_id)));
        await readAll();
        expectFlat(await measureAll(), before);
      })());
  });
}
