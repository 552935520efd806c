import { expect } from 'chai';

import { makeArchive } from '../../../src/archive/exports/writing/make.js';
import { fullArchive, publicArchive } from '../../../src/archive/exports/writing/archive-scope.js';
import { testDialect } from '../../support/databases.js';
import { Loading } from '../../support/loading.js';
import { scratchFile } from '../../support/scratch-file.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { explain } from './explain.js';

/** Enough that the engines do not read whole tables because they are small. */
const AMOUNTS = { users: 300, channels: 12, messages: 6_000, seed: 3 };
const END = Date.UTC(2024, 4, 1) / 1000;

const TABLES =
  'messages, users, subscriptions, conversations, recipients, recipient_members, read_marks, read_ranges, message_flags, reactions, user_topics, muted_users, attachments, attachment_messages, submessages';

/**
 * Statements that sort rows: of one batch, of one user or file, a short list, or a page of what is not sent yet. Each is
 * named by a part of its text.
 */
const SORTED: readonly RegExp[] = [
  /WHERE m\.id IN/,
  /WHERE `?(?:message_id|k\.user_id|user_id)`? (?:IN|=)/i,
  /FROM `(?:custom_profile_fields|linkifiers)` ORDER BY/i,
  /FROM `scheduled_messages` WHERE `id` >/i,
  // The first message that shows a file.
  /FROM attachments a WHERE a\.id >/,
];

/** Statements that read a whole table, once for an archive. */
const WHOLE: readonly RegExp[] = [/FROM users b LEFT JOIN bot_services/];

describe('The plans of statements about exports', () => {
  let loading: Loading;
  let statements: string[] = [];

  before(
    withProductionBatches(async () => {
      loading = await Loading.begin(AMOUNTS, END, { overrides: { observe: (sql) => statements.push(sql) } });
      await loading.runAll();
      await addFiles();
      if (testDialect === 'mysql')
        await loading.site.services.store.write((tx) => tx.all(`ANALYZE TABLE ${TABLES}`));
    }),
  );
  after(() => loading.site.close());

  /** Adds files that messages show. */
  const addFiles = (): Promise<void> =>
    loading.site.services.store.write(async (tx) => {
      await tx.insertMany(
        'attachments',
        Array.from({ length: 500 }, (_, index) => ({
          owner_id: 1,
          file_key: `1/00/${String(index)}`,
          path_name: 'a',
          name: 'a',
          content_type: 'image/png',
          size: 1,
          create_time_ms: 0,
        })),
      );
      await tx.run(
        `INSERT INTO attachment_messages (attachment_id, message_id)
         SELECT a.id, m.id FROM attachments a JOIN messages m ON m.id = a.id OR m.id = a.id + 1`,
      );
    });

  /** Expects that no statement of the work scans or sorts a table that grows. */
  const expectPlans = (work: () => Promise<unknown>) =>
    withProductionBatches(async () => {
      statements = [];
      await work();
      const found = [...new Set(statements)].filter((sql) => /^\s*(?:WITH|SELECT|UPDATE|DELETE)/i.test(sql));
      expect(found.filter((sql) => /FROM `?messages\b/i.test(sql))).not.to.deep.equal([]);
      const faults: { sql: string; lines: readonly string[] }[] = [];
      for (const sql of found) {
        const { scans, sorts } = await explain(loading.site.services.store, sql, 1);
        const isWhole = WHOLE.some((pattern) => pattern.test(sql));
        const lines = [
          ...(isWhole ? [] : scans),
          ...(SORTED.some((pattern) => pattern.test(sql)) ? [] : sorts),
        ];
        if (lines.length > 0) faults.push({ sql: sql.replaceAll(/\s+/g, ' ').slice(0, 500), lines });
      }
      // As text, since mocha does not show the differences of nested lists.
      expect(JSON.stringify(faults, null, 1)).to.equal('[]');
    });

  for (const archive of [publicArchive, fullArchive]) {
    it(`use indexes for an archive that is ${archive.kind}`, async () => {
      const path = scratchFile('archive.tar.gz');
      const { services } = loading.site;
      await expectPlans(() =>
        makeArchive(services, {
          archive,
          path,
          read: (work) => services.store.longSnapshot({ userId: 0 }, work),
          step: () => Promise.resolve(),
        }),
      )();
    });
  }
});
