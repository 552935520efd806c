import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import {
  allSlots,
  bucketOf,
  encodeBucket,
  intersect,
  listSlots,
  PAIR_SCALE,
  slotsWith,
} from '../../../src/chat/messages/search-index/block.js';
import {
  gramsOfWords,
  mostGrams,
  stemHash,
  withoutRepetitions,
  writeGrams,
} from '../../../src/chat/messages/search-index/grams.js';
import { FEWEST_NEW } from '../../../src/chat/messages/search-index/worker.js';
import { parseTerms } from '../../../src/chat/narrow/terms.js';
import { parseSearches } from '../../../src/chat/messages/narrow/search.js';
import { placeholders } from '../../../src/runtime/store/rows.js';
import { nameKey } from '../../../src/lib/name-key.js';
import type { Row } from '../../../src/runtime/store/types.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { testDialect } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, say, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';
import { anyTable } from '../../support/any-table.js';

/** Returns the slots of the texts that contain all grams of the words, through one encoded block. */
const lookUp = (texts: readonly string[], words: readonly string[]): number[] => {
  const pairs = new Float64Array(texts.reduce((sum, text) => sum + mostGrams(text), 0));
  let end = 0;
  for (const [slot, text] of texts.entries()) end = writeGrams(text, pairs, end, PAIR_SCALE, slot);
  const buckets = new Map<number, number[]>();
  for (const pair of pairs.subarray(0, end)) {
    const bucket = bucketOf(Math.floor(pair / PAIR_SCALE));
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), pair]);
  }
  const slots = allSlots(texts.length);
  for (const gram of gramsOfWords(words)) {
    const bucket = encodeBucket(Float64Array.from(buckets.get(bucketOf(gram)) ?? []).sort(), texts.length);
    intersect(slots, slotsWith(bucket, gram, texts.length) ?? new Uint8Array(slots.length));
  }
  return listSlots(slots, texts.length);
};

describe('A block of the search index', () => {
  const common = Array.from({ length: 300 }, (_, index) => `common ${index % 2 ? 'odd' : 'even'} ${index}`);
  const texts = ['', 'a', 'ab', 'two words', '量子力学', 'ein süßer Käse', '👍🏽 yes', ...common];

  for (const word of [
    'a',
    'ab',
    'words',
    'o wor',
    '量',
    '量子',
    '子力学',
    'ß',
    'süß',
    '👍',
    '🏽',
    'common',
    'odd',
    '299',
    'nothing',
  ]) {
    it(`finds exactly the texts with ${word}`, () => {
      const expected = texts.flatMap((text, slot) => (text.includes(word) ? [slot] : []));
      expect(lookUp(texts, [word])).to.deep.equal(expected);
    });
  }

  it('stores repeated grams of a text once', () => {
    const text = '🫣'.repeat(5000);
    const pairs = new Float64Array(mostGrams(`before${text}`));
    const start = writeGrams('before', pairs, 0, PAIR_SCALE, 0);
    const end = writeGrams(text, pairs, start, PAIR_SCALE, 1);
    const once = [...new Set(pairs.subarray(start, end))].sort((a, b) => a - b);
    expect(once).to.have.length(6);
    const kept = withoutRepetitions(pairs, start, end);
    expect([...pairs.subarray(start, kept)]).to.deep.equal(once);
    expect(withoutRepetitions(pairs, start, start)).to.equal(start);
  });

  it('limits the grams of many or long words', () => {
    expect(gramsOfWords(['x'.repeat(400)])).to.have.length(1);
    const long = Array.from({ length: 400 }, (_, index) => String.fromCharCode(300 + index)).join('');
    expect(gramsOfWords([long])).to.have.length(12);
    expect(gramsOfWords(Array.from({ length: 32 }, (_, index) => `word${index}`))).to.have.length.within(
      1,
      12,
    );
    expect(gramsOfWords([])).to.deep.equal([]);
  });
});

/** The largest number of messages in a block. */
const MOST_IN_BLOCK = 4096;

describe('Message search', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let statements: string[];

  beforeEach(async () => {
    statements = [];
    site = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  afterEach(() => site.close());

  /** Inserts copies of a message with other texts, and returns their IDs. */
  const insert = async (like: number, texts: readonly string[], topic?: string): Promise<number[]> =>
    site.services.store.write(async (tx) => {
      const found = await tx.first<Row & { topic: string }>('SELECT * FROM messages WHERE id = ?', [like]);
      const newest = await tx.first<{ id: number }>('SELECT MAX(id) AS id FROM messages');
      if (!found || !newest) throw new Error(`There is no message ${like}.`);
      // The database computes `listed`.
      const { listed: _computed, ...row } = found;
      const rows = texts.map((content, index) => ({
        ...row,
        id: newest.id + 1 + index,
        content,
        content_key: content,
        topic: topic ?? row.topic,
        topic_key: nameKey(topic ?? row.topic),
      }));
      await anyTable(tx).insertMany('messages', rows);
      return rows.map(({ id }) => id);
    });

  const indexed = async (afterSeconds = 1): Promise<void> => {
    site.clock.advance(afterSeconds * 1000);
    await site.server.workers.searchIndex.settled();
  };

  /** Makes the oldest blocks as older versions built them, which had no stems. */
  const withoutStems = (limit: number): Promise<void> =>
    site.services.store.write(async (tx) => {
      const blocks = await tx.all<{ id: number }>(`SELECT id FROM search_blocks ORDER BY id LIMIT ${limit}`);
      const grams = gramsOfWords(['alph', 'beta', 'gamma', 'seldom', '量子', '議の']).map(bucketOf);
      const buckets = ['alpha', 'beta', 'gamma', 'seldom']
        .map((stem) => bucketOf(stemHash(stem)))
        .filter((bucket) => !grams.includes(bucket));
      expect(buckets).to.have.length.above(1);
      for (const { id } of blocks) {
        await tx.run('UPDATE search_blocks SET version = 0 WHERE id = ?', [id]);
        await tx.run(
          `DELETE FROM search_postings WHERE block_id = ? AND bucket IN (${placeholders(buckets)})`,
          [id, ...buckets],
        );
      }
    });

  const count = async (table: string): Promise<number> =>
    (await site.services.store.read((tx) => tx.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)))
      ?.n ?? 0;

  const list = (by: Person, narrow: unknown, more: Parameters = {}): Promise<Body> =>
    by.client.ok('GET', '/messages', { anchor: 'newest', num_before: 1000, num_after: 0, narrow, ...more });
  const idsOf = async (by: Person, narrow: unknown, more: Parameters = {}): Promise<number[]> =>
    (await list(by, narrow, more)).messages.map(({ id }: Body) => id);
  const search = (operand: string, negated = false): object => ({ operator: 'search', operand, negated });

  const WORDS = ['alpha', 'beta', 'gamma', '量子', '会議の', 'süß', '👍'];
  const textOf = (index: number): string =>
    WORDS.filter((_, bit) => (index >> bit) & 1).join(' ') + (index % 100 === 7 ? ' seldom' : ' often');

  it('returns the same results without, with a partial, an older and a complete index', async function () {
    await makeChannel(anna, 'design', [ben]);
    const like = await say(anna, 'design', 'logo');
    const ids = await insert(
      like,
      Array.from({ length: FEWEST_NEW }, (_, index) => textOf(index)),
    );
    const later = await insert(
      ids[0] ?? 0,
      Array.from({ length: 50 }, (_, index) => textOf(index)),
      'Alphas',
    );
    const all = [like, ...ids, ...later];
    const text = (id: number): string => {
      if (id === like) return 'hello logo';
      const index = all.indexOf(id) - 1;
      return textOf(index % FEWEST_NEW) + (index < FEWEST_NEW ? ' logo' : ' alphas');
    };
    const has =
      (...words: string[]) =>
      (id: number) =>
        words.every((word) => text(id).includes(word));
    const cases: [narrow: object[], meets: (id: number) => boolean][] = [
      [[search('alpha')], has('alpha')],
      [[search('ALPHAS')], has('alpha')],
      [[search('lph')], () => false],
      [[search('alph')], () => false],
      [[search('seldom')], has('seldom')],
      [[search('seldom gamma')], has('seldom', 'gamma')],
      [[search('"alpha beta"')], has('alpha beta')],
      [[search('量')], has('量')],
      [[search('量子'), search('議の')], has('量子', '議の')],
      [[search('süß')], has('süß')],
      [[search('議')], has('議')],
      [[search('often, seldoms')], () => false],
      [[search('the seldoms')], has('seldom')],
      [[search('the')], () => false],
      [[search('the', true)], () => true],
      [[search('👍')], has('👍')],
      [[search('nowhere')], () => false],
      [[search('alpha', true)], (id) => !has('alpha')(id)],
      [
        [search('seldom'), search('alpha beta', true)],
        (id) => has('seldom')(id) && !has('alpha', 'beta')(id),
      ],
      [[search('"alphas"'), search('gamma')], has('alphas', 'gamma')],
      [
        [{ operator: 'topic', operand: 'alphas' }, search('gamma')],
        (id) => later.includes(id) && has('gamma')(id),
      ],
      [[{ operator: 'sender', operand: anna.id }, search('beta')], has('beta')],
      [[{ operator: 'sender', operand: ben.id }, search('beta')], () => false],
      [[{ operator: 'channel', operand: 'design', negated: true }, search('beta')], () => false],
      [[{ operator: 'is', operand: 'dm' }, search('beta')], () => false],
    ];
    const check = async (when: string, limit = Infinity): Promise<void> => {
      for (const [narrow, meets] of cases.slice(0, limit)) {
        const expected = all.filter(meets);
        const name = `${JSON.stringify(narrow)} ${when}`;
        expect(await idsOf(ben, narrow), name).to.deep.equal(expected);
        const upwards = { anchor: 'oldest', num_before: 0, num_after: 1000 };
        expect(await idsOf(ben, narrow, upwards), `${name} upwards`).to.deep.equal(expected);
        const anchor = all[150] ?? 0;
        const around = await idsOf(ben, narrow, { anchor, num_before: 3, num_after: 3 });
        const [below, above] = [expected.filter((id) => id < anchor), expected.filter((id) => id > anchor)];
        const own = expected.includes(anchor) ? [anchor] : [];
        expect(around, `${name} around`).to.deep.equal([...below.slice(-3), ...own, ...above.slice(0, 3)]);
      }
    };
    await check('without an index');
    await indexed();
    expect(await count('search_blocks')).to.equal(1);
    await check('with an index of a part');
    const others = await tell(anna, [anna], 'filler');
    await insert(
      others,
      Array.from({ length: FEWEST_NEW }, () => 'filler'),
    );
    await indexed();
    expect(await count('search_blocks')).to.equal(2);
    await check('with an index of all of them');
    await withoutStems(1);
    await check('with a block of an older version', 9);
    await withoutStems(2);
    expect(await count('search_blocks WHERE version = 0')).to.equal(2);
    await check('with blocks of an older version only', 9);
    await indexed();
    expect(await count('search_blocks WHERE version = 1')).to.equal(2);
    await check('with blocks that replace those of an older version', 9);
  });

  it('finds edited and moved messages, but not their old content or deleted messages', async () => {
    await makeChannel(anna, 'design', [ben]);
    const [kept, moved, gone] = [
      await say(anna, 'design', 'logo', 'first words'),
      await say(anna, 'design', 'logo', 'second words'),
      await say(anna, 'design', 'logo', 'third words'),
    ];
    await insert(
      kept,
      Array.from({ length: FEWEST_NEW }, () => 'filler'),
    );
    await indexed();
    await edit(anna, kept, { content: 'other content' });
    await edit(anna, moved, { topic: 'brandnew', propagate_mode: 'change_one' });
    await site.owner.ok('DELETE', `/messages/${gone}`);
    const check = async (): Promise<void> => {
      expect(await idsOf(ben, [search('content')])).to.include(kept);
      expect(await idsOf(ben, [search('first')])).to.deep.equal([]);
      expect(await idsOf(ben, [search('brandnew words')])).to.deep.equal([moved]);
      expect(await idsOf(ben, [{ operator: 'topic', operand: 'brandnew' }, search('second')])).to.deep.equal([
        moved,
      ]);
      expect(await idsOf(ben, [search('third')])).to.deep.equal([]);
    };
    await check();
    expect(await count('search_edits')).to.be.at.least(3);
    // The index removes old texts within an hour.
    await indexed(3601);
    expect(await count('search_edits')).to.equal(0);
    await check();
  });

  it('returns no messages that the requester cannot access, with and without an index', async () => {
    const cleo = await site.person('Cleo');
    await makeChannel(anna, 'secret', [], { invite_only: true });
    const own = await tell(anna, [ben], 'needle');
    const secret = await say(anna, 'secret', 'x', 'needle');
    await insert(
      own,
      Array.from({ length: FEWEST_NEW }, () => 'needle'),
    );
    for (const when of ['without an index', 'with an index']) {
      expect(await idsOf(cleo, [search('needle')]), when).to.deep.equal([]);
      expect(await idsOf(ben, [search('needle')]), when).to.have.length(FEWEST_NEW + 1);
      expect(await idsOf(anna, [search('needle'), { operator: 'channel', operand: 'secret' }])).to.deep.equal(
        [secret],
      );
      await indexed();
    }
  });

  it('reads no message text in conversations that the requester cannot access', async () => {
    const cleo = await site.person('Cleo');
    const others = await tell(anna, [ben], 'needle');
    const own = await tell(cleo, [cleo], 'needle');
    await insert(
      others,
      Array.from({ length: 4 * FEWEST_NEW }, () => 'needle'),
    );
    await indexed();
    statements = [];
    expect(await idsOf(cleo, [search('needle')])).to.deep.equal([own]);
    expect(statements.filter((sql) => sql.includes('m.content_key'))).to.have.length(1);
  });

  it('indexes more messages than a block has, in one round', async () => {
    const like = await tell(anna, [ben], 'first');
    const texts = Array.from({ length: MOST_IN_BLOCK + FEWEST_NEW }, (_, index) => `text${index}`);
    const ids = await insert(like, texts);
    await indexed();
    expect(await count('search_blocks')).to.equal(2);
    expect(await idsOf(ben, [search('text4351')])).to.deep.equal(ids.slice(-1));
  });

  it('finds direct messages by their users with an index', async () => {
    const carl = await site.person('Carl');
    const two = await tell(anna, [ben], 'needle');
    const three = await tell(anna, [ben, carl], 'needle');
    await tell(anna, [carl], 'needle');
    await insert(
      two,
      Array.from({ length: FEWEST_NEW }, () => 'filler'),
    );
    await indexed();
    expect(await count('search_blocks')).to.equal(1);
    for (const [operator, operand, expected] of [
      ['dm', [ben.id], [two]],
      ['dm', [ben.id, carl.id], [three]],
      ['dm-including', [ben.id], [two, three]],
      ['group-pm-with', [carl.id], [three]],
      ['sender', ben.id, []],
    ] as const) {
      expect(await idsOf(anna, [{ operator, operand }, search('needle')]), operator).to.deep.equal(expected);
    }
  });

  it('merges small blocks without leaving a gap', async function () {
    const like = await tell(anna, [ben], 'first');
    for (let round = 0; round < 17; round += 1) {
      await insert(
        like,
        Array.from({ length: FEWEST_NEW }, (_, index) => `round${round} text${index}`),
      );
      await indexed();
    }
    // One block has the messages that fit into 4,096. The others still have to be merged.
    expect(await count('search_blocks')).to.equal(3);
    expect(await idsOf(ben, [search('text99')])).to.have.length(17);
    expect(await idsOf(ben, [search('round3 text99')])).to.have.length(1);
    const covered = await site.services.store.read((tx) =>
      tx.all<{ first_id: number; last_id: number }>(
        'SELECT first_id, last_id FROM search_blocks ORDER BY first_id',
      ),
    );
    expect(covered[0]?.first_id).to.equal(1);
    expect(covered[1]?.first_id).to.equal((covered[0]?.last_id ?? 0) + 1);
    expect(await count('search_postings')).to.be.at.most(3 * 512);
  });

  it('keeps small blocks whose messages no longer fit into one after edits', async function () {
    const like = await tell(anna, [ben], 'first');
    const add = async (name: string): Promise<void> => {
      await insert(
        like,
        Array.from({ length: FEWEST_NEW }, (_, index) => `${name} text${index}`),
      );
      await indexed();
    };
    for (let round = 0; round < 15; round += 1) await add(`round${round}`);
    await site.services.store.write((tx) =>
      tx
        .run("UPDATE messages SET content_key = CONCAT(content_key, ?) WHERE content_key LIKE 'round0 %'", [
          ` ${'x'.repeat(3000)}`,
        ])
        .then(() => undefined),
    );
    await add('last');
    expect(await count('search_blocks')).to.be.above(15);
    expect(await count('search_blocks WHERE is_full = 1')).to.equal(1);
    expect(await idsOf(ben, [search('text99')])).to.have.length(16);
    // The messages after these blocks are merged as before.
    for (let round = 0; round < 17; round += 1) await add(`later${round}`);
    expect(await count('search_blocks WHERE is_full = 1')).to.be.above(1);
    expect(await idsOf(ben, [search('text99')])).to.have.length(33);
  });

  describe('limits', () => {
    const LONG = 10_000;

    const refused = async (narrow: object[], limit: string): Promise<void> => {
      const desc = `search of more than ${limit}`;
      for (const [path, more] of [
        ['/messages', { anchor: 'newest', num_before: 10, num_after: 0 }],
        ['/messages/matches_narrow', { msg_ids: [1] }],
      ] as const) {
        await anna.client.fails('GET', path, { narrow, ...more }, { code: 'BAD_NARROW', desc });
      }
    };

    it('the searches of a request to 500 characters in all', async () => {
      const ofLength = (length: number): object[] => [
        search('a'.repeat(250)),
        search('b'.repeat(length - 250), true),
      ];
      expect(await idsOf(anna, ofLength(500))).to.deep.equal([]);
      await refused(ofLength(501), '500 characters');
      // An attack: this narrow blocked the event loop for 37 seconds. It is too long for a URL.
      const attack = Array.from({ length: 50 }, () => ['search', `${'a'.repeat(449)}b`]);
      expect(() => parseSearches(parseTerms(attack))).to.throw('search of more than 500 characters');
    });

    it('the searches of a request to 32 words in all', async () => {
      const ofWords = (words: number): object[] => [
        search('a '.repeat(16)),
        search('b '.repeat(words - 16), true),
      ];
      expect(await idsOf(anna, ofWords(32))).to.deep.equal([]);
      await refused(ofWords(33), '32 words');
    });

    it('the text compared per request, and continues from there in the next one', async function () {
      const like = await tell(anna, [anna], 'first');
      const ids = await insert(
        like,
        Array.from({ length: 100 }, () => 'a'.repeat(LONG)),
      );
      const narrow = Array.from({ length: 31 }, (_, index) =>
        search(`aaaa${String.fromCharCode(98 + (index % 20))}`, true),
      );
      const found: number[] = [];
      let requests = 0;
      for (let anchor: number | string = 'newest', isDone = false; !isDone; requests += 1) {
        const more = { anchor, include_anchor: false, num_before: 200 };
        const { messages, found_oldest } = await list(anna, narrow, more);
        expect(messages.length * LONG * 31).to.be.below(2 * budgets.searchedText.bytes + 64 * LONG * 31);
        found.unshift(...messages.map(({ id }: Body) => id));
        anchor = found[0] ?? 0;
        isDone = found_oldest;
      }
      expect(requests).to.be.above(1);
      expect(found).to.deep.equal([like, ...ids]);
      const wanted = { code: 'BAD_NARROW', desc: 'search of too much text, name fewer messages' };
      await anna.client.fails('GET', '/messages/matches_narrow', { msg_ids: ids, narrow }, wanted);
    });

    it('the text that the database compares where it has no index', async () => {
      const oldest = await tell(anna, [anna], 'needle');
      const most = Math.ceil(budgets.searchedText.bytes / LONG);
      await insert(
        oldest,
        Array.from({ length: most + 300 }, () => 'a'.repeat(LONG)),
      );
      const spent = await list(anna, [search('needle')]);
      expect(spent).to.deep.include({ messages: [], found_oldest: false });
      const within = await list(anna, [search('needle')], { anchor: oldest + most - 300 });
      expect(within.messages).to.have.length(1);
      expect(within).to.include({ found_oldest: true });
    });

    it('its plans to statements without a table scan', async function () {
      // plans.test.ts counts the rows on MariaDB and MySQL.
      if (testDialect === 'mysql') this.skip();
      const like = await tell(anna, [anna], 'first');
      await insert(
        like,
        Array.from({ length: 2 * FEWEST_NEW }, () => 'needle'),
      );
      await indexed();
      statements = [];
      const around = { anchor: like + 100, num_before: 10, num_after: 10 };
      await list(anna, [search('needle')], around);
      const searching = statements.filter((sql) =>
        /search_|m\.content_key|from `?messages`?|recipients r/i.test(sql),
      );
      expect(searching).to.have.length.above(6);
      for (const sql of new Set(searching)) {
        const values = Array.from(sql.matchAll(/\?/g), () => 1);
        const plan = await site.services.store.read((tx) =>
          tx.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values),
        );
        const scans = plan.filter(
          ({ detail }) => /^SCAN (?!\(subquery)/.test(detail) && !/ORDER BY .* LIMIT 1$/.test(sql),
        );
        expect(scans, sql).to.deep.equal([]);
      }
    });

    it('the statements for a word that does not occur, whatever the number of blocks', async () => {
      let like = await tell(anna, [anna], 'first');
      const countStatements = async (): Promise<number> => {
        statements = [];
        expect(await list(anna, [search('aaac')])).to.include({ found_oldest: true });
        expect(statements.filter((sql) => sql.includes('m.content_key'))).to.deep.equal([]);
        return statements.length;
      };
      const addBlock = async (): Promise<void> => {
        const texts = Array.from({ length: FEWEST_NEW }, () => 'aaaa aaab');
        like = (await insert(like, texts)).at(-1) ?? like;
        await indexed();
      };
      await addBlock();
      const ofOne = await countStatements();
      for (let block = 1; block < 6; block += 1) await addBlock();
      expect(await count('search_blocks')).to.equal(6);
      expect(await countStatements()).to.equal(ofOne);
    });
  });
});
