import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { Controls } from '../world/controls.js';
import { UNKNOWN, type World } from '../world/world.js';

const inState =
  (state: Parameters<Controls['exportIn']>[0]): CaseSetup =>
  async (world) => ({ path: { export_id: await world.control('exportIn')(state) } });

const whenNext =
  (outcome: Parameters<Controls['nextExport']>[0]): CaseSetup =>
  async (world) => {
    await world.control('nextExport')(outcome);
    return {};
  };

/** Makes an export, if the target has a control for it or the run may make one. */
const made = async (world: World): Promise<number> => {
  if (world.has('exportIn')) return world.control('exportIn')('complete');
  world.permit('exports');
  const { id } = (await world.owner.ok('POST', '/export/realm')) as { id: number };
  for (let waited = 0; waited < LONGEST_EXPORT; waited += 1) {
    const { exports } = (await world.owner.ok('GET', '/export/realm')) as { exports: readonly Listed[] };
    if (exports.find((one) => one.id === id)?.pending !== true) break;
    await world.wait(1);
  }
  return id;
};

interface Listed {
  readonly id: number;
  readonly pending: boolean;
}

/** In seconds. */
const LONGEST_EXPORT = 300;

export const exports: PartArrangements = {
  listExports: { default: () => ({}) },
  createExport: {
    default: async (world) => {
      if (!world.has('nextExport')) world.permit('exports');
      else await world.control('nextExport')('possible');
      return {};
    },
    tooManyExports: whenNext('too many'),
    exportTooLarge: whenNext('too large'),
  },
  deleteExport: {
    default: async (world) => ({ path: { export_id: await made(world) } }),
    exportNotFound: () => ({ path: { export_id: UNKNOWN } }),
    exportPending: inState('pending'),
    exportFailed: inState('failed'),
    exportDeleted: inState('deleted'),
  },
};
