import { completeExport, countAs, fillWeek, forgetWeek, insertExport } from '../exports/rows.js';
import type { CaseSetup, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const of =
  (made: (fixtures: Fixtures) => Promise<number>): CaseSetup =>
  async (fixtures) => ({ path: { export_id: await made(fixtures) } });

const after =
  (prepare: (fixtures: Fixtures) => Promise<void>): CaseSetup =>
  async (fixtures) => {
    await forgetWeek(fixtures.server.services);
    await prepare(fixtures);
    return {};
  };

export const exports: PartArrangements = {
  listExports: { default: after(async ({ server }) => void (await completeExport(server.services))) },
  createExport: {
    default: after(() => Promise.resolve()),
    tooManyExports: after(({ server }) => fillWeek(server.services)),
    exportTooLarge: after(({ server }) => countAs(server.services, 5_000_001)),
  },
  deleteExport: {
    default: of(({ server }) => completeExport(server.services)),
    exportNotFound: () => ({ path: { export_id: 4711 } }),
    exportPending: of(({ server }) => insertExport(server.services, {})),
    exportFailed: of(({ server }) => insertExport(server.services, { failed_at: 1 })),
    exportDeleted: of(({ server }) =>
      insertExport(server.services, { file_key: `2-${'x'.repeat(24)}.tar.gz`, deleted_at: 1 }),
    ),
  },
};
