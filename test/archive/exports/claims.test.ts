import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import {
  claimExport,
  completeExport,
  failExport,
  findUnclaimed,
  releaseClaim,
  renewClaim,
  type Claim,
} from '../../../src/archive/exports/store.js';
import { createLog } from '../../../src/runtime/log.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { exportAll } from './fixtures.js';
import { insertExport } from './rows.js';

interface Row {
  readonly claimed_by: string | null;
  readonly claimed_until: number;
  readonly attempts: number;
  readonly progress: number;
  readonly file_key: string | null;
  readonly failed_at: number | null;
}

const rowOf = async ({ services }: TestServer, id: number): Promise<Row | undefined> =>
  services.store.read((tx) =>
    tx.first<Row>(
      'SELECT claimed_by, claimed_until, attempts, progress, file_key, failed_at FROM exports WHERE id = ?',
      [id],
    ),
  );

describe('The claim of an export', () => {
  let site: TestServer;
  let claim: Claim;
  let other: Claim;
  const now = 1000;
  const until = 1060;

  before(async () => {
    site = await startServer();
    // The test claims its exports by itself.
    await site.server.workers.exports.stop();
  });
  beforeEach(async () => {
    const id = await insertExport(site.services, { claimed_until: 0 });
    claim = { id, by: 'this process' };
    other = { id, by: 'another one' };
    expect(await write((tx) => claimExport(tx, claim, now, until))).to.equal(true);
  });
  afterEach(() => site.services.store.write((tx) => tx.run('DELETE FROM exports')));
  after(() => site.close());

  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => site.services.store.write(work);
  const row = (): Promise<Row | undefined> => rowOf(site, claim.id);
  const lose = async (): Promise<Row | undefined> => {
    expect(await write((tx) => claimExport(tx, other, until, until + 60))).to.equal(true);
    return row();
  };

  it('keeps other processes away until it ends', async () => {
    expect(await write((tx) => claimExport(tx, other, until - 1, until + 60))).to.equal(false);
    const unclaimed = async (at: number): Promise<number | undefined> =>
      (await write((tx) => findUnclaimed(tx, at)))?.id;
    expect(await unclaimed(until - 1)).not.to.equal(claim.id);
    expect(await unclaimed(until)).to.equal(claim.id);
    expect(await row()).to.include({ claimed_by: claim.by, claimed_until: until, attempts: 1 });
    expect(await lose()).to.include({ claimed_by: other.by, claimed_until: until + 60, attempts: 2 });
  });

  it('is extended with the progress, by its process only', async () => {
    expect(await write((tx) => renewClaim(tx, claim, until + 5, 40))).to.equal(true);
    expect(await row()).to.include({ claimed_until: until + 5, progress: 40 });
    expect(await write((tx) => renewClaim(tx, other, until + 90, 50))).to.equal(false);
    expect(await row()).to.include({ claimed_until: until + 5, progress: 40 });
  });

  it('changes nothing after it was lost', async () => {
    const lost = await lose();
    expect(await write((tx) => renewClaim(tx, claim, until + 90, 50))).to.equal(false);
    expect(await write((tx) => completeExport(tx, claim, { key: 'x', size: 1 }))).to.equal(false);
    expect(await write((tx) => failExport(tx, claim, now))).to.equal(false);
    await write((tx) => releaseClaim(tx, claim));
    expect(await row()).to.deep.equal(lost);
  });

  it('can be released, which is no attempt', async () => {
    await write((tx) => releaseClaim(tx, claim));
    expect(await row()).to.include({ claimed_until: 0, attempts: 0 });
    expect(await write((tx) => claimExport(tx, other, now, until))).to.equal(true);
  });

  for (const [end, finish] of [
    ['complete', (tx: Tx) => completeExport(tx, claim, { key: 'x', size: 1 })],
    ['failed', (tx: Tx) => failExport(tx, claim, now)],
  ] as const) {
    it(`changes nothing after the export is ${end}`, async () => {
      expect(await write(finish)).to.equal(true);
      const ended = await row();
      for (const by of [claim, other]) {
        expect(await write((tx) => claimExport(tx, by, until, until + 60))).to.equal(false);
        expect(await write((tx) => renewClaim(tx, by, until + 60, 50))).to.equal(false);
        expect(await write((tx) => completeExport(tx, by, { key: 'y', size: 2 }))).to.equal(false);
        expect(await write((tx) => failExport(tx, by, until))).to.equal(false);
        await write((tx) => releaseClaim(tx, by));
      }
      expect(await row()).to.deep.equal(ended);
    });
  }
});

describe('A process that makes an export', () => {
  let site: TestServer;
  /** Called with each line of the log, while the export waits for its next statement. */
  let logged: (line: string) => void;
  let lines: string[];
  /** What the test does because of a line. */
  let done: Promise<unknown>;

  beforeEach(async () => {
    lines = [];
    logged = () => undefined;
    done = Promise.resolve();
    const log = createLog('info', {
      write(line: string) {
        lines.push(line);
        logged(line);
      },
    });
    site = await startServer({ overrides: { log }, env: { UPLOAD_DISK_RESERVE_MIB: reserve } });
  });
  afterEach(() => site.close());

  let reserve = '1';

  const steal = (): Promise<unknown> =>
    site.services.store.write((tx) =>
      tx.run("UPDATE exports SET claimed_by = 'another', claimed_until = ?", [2 ** 40]),
    );

  /** Lets another process take over after a line of the log. Returns the row of the export. */
  const stolenAfter = async (text: string, begin: () => void = () => undefined): Promise<Row | undefined> => {
    logged = (line) => {
      if (!line.includes(text)) return;
      logged = () => undefined;
      begin();
      done = text.includes('goes on') ? new Promise(setImmediate).then(steal) : steal();
    };
    const { id } = await exportAll(site);
    await done;
    return rowOf(site, id);
  };

  const archives = (): string[] => {
    const { temporary } = site.services.files;
    return [temporary, join(temporary, '..', 'exports')].flatMap((folder) => {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    });
  };

  it('extends its claim every five seconds, for a minute', async () => {
    const began = site.clock.seconds();
    let renewals = 0;
    logged = (line) => {
      if (!line.includes('goes on')) return;
      renewals += 1;
      site.clock.advance(5000);
    };
    const { id } = await exportAll(site);
    expect(renewals).to.be.greaterThan(1);
    expect(lines.filter((line) => line.includes('goes on')).at(-1)).to.include('percent=100');
    expect(await rowOf(site, id)).to.include({
      claimed_until: began + (renewals - 1) * 5 + 60,
      progress: 100,
    });
  });

  it('claims each export under another name, for a minute', async () => {
    const names = new Set<unknown>();
    for (let number = 1; number <= 2; number += 1) {
      let claimed: Promise<Row | undefined> = Promise.resolve(undefined);
      logged = (line) => {
        const id = /An export begins\. export=(\d+)/.exec(line)?.[1];
        if (id !== undefined) claimed = rowOf(site, Number(id));
      };
      await exportAll(site);
      const row = await claimed;
      expect(row).to.include({ claimed_until: site.clock.seconds() + 60, attempts: 1 });
      names.add(row?.claimed_by);
    }
    expect(names.size).to.equal(2);
  });

  it('gives up its claim when it stops, and leaves nothing', async () => {
    logged = (line) => {
      if (line.includes('An export begins')) done = site.server.workers.exports.stop();
    };
    const { id } = await exportAll(site);
    await done;
    expect(await rowOf(site, id)).to.include({
      claimed_until: 0,
      attempts: 0,
      file_key: null,
      failed_at: null,
    });
    expect(lines.join('')).to.include('An export was interrupted.').and.not.include('is complete');
    expect(archives()).to.deep.equal([]);
  });

  it('gives up if another one took over, and leaves nothing', async () => {
    expect(await stolenAfter('An export begins')).to.include({
      claimed_by: 'another',
      claimed_until: 2 ** 40,
      attempts: 1,
      file_key: null,
      failed_at: null,
    });
    expect(lines.join('')).to.include('An export was interrupted.').and.not.include('is complete');
    expect(archives()).to.deep.equal([]);
  });

  it('removes its archive if another one took over before it was complete', async () => {
    expect(await stolenAfter('An export goes on')).to.include({
      claimed_by: 'another',
      claimed_until: 2 ** 40,
      file_key: null,
    });
    // On a busy machine it notices this before it has written the archive.
    expect(lines.join('')).to.match(/Another process made an export\.|An export was interrupted\./);
    expect(lines.join('')).not.to.include('is complete');
    expect(archives()).to.deep.equal([]);
  });

  describe('on a full disk', () => {
    before(() => {
      reserve = '999999999';
    });

    it('does not fail the export of another one', async () => {
      const queue = await watch(site.owner, ['realm_export']);
      const row = await stolenAfter('An export begins');
      expect(row).to.include({ claimed_by: 'another', failed_at: null, file_key: null });
      expect(lines.join('')).to.include('An export failed. Free space on the disk of UPLOADS');
      // Only the request.
      expect(await events(queue)).to.have.length(1);
      expect(archives()).to.deep.equal([]);
    });
  });
});
