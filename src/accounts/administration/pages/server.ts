import { stat, statfs } from 'node:fs/promises';

import { findPositions } from '../../../runtime/event-log/log.js';
import { isSqliteUrl } from '../../../runtime/store/sqlite/file.js';
import { inMebibytes } from '../../../lib/bytes.js';
import { serverLimits } from '../../../chat/organization/limits.js';
import { versionFields } from '../../../chat/organization/version.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import type { ManagedPage } from '../managed-page.js';
import { facts } from '../show.js';
import type { View } from '../view.js';

const mebibytes = (bytes: number): string => `${inMebibytes(bytes).toLocaleString('en')} MiB`;

const freeOf = async (path: string): Promise<string> => {
  try {
    const { bavail, bsize, blocks } = await statfs(path);
    return `${mebibytes(bavail * bsize)} of ${mebibytes(blocks * bsize)} are free`;
  } catch {
    return 'Unknown';
  }
};

/** Returns the kind of the database, and the size of its file if it has one. */
const databaseOf = async (url: string): Promise<string> => {
  if (!isSqliteUrl(url)) return 'MySQL or MariaDB';
  try {
    return `SQLite, ${mebibytes((await stat(url.slice('sqlite:'.length))).size)}`;
  } catch {
    return 'SQLite';
  }
};

const health = async (view: View, reason: string | undefined): Promise<Html> => {
  const { services } = view;
  const { log_bytes } = await services.store.read(findPositions);
  return facts([
    ['State', reason === undefined ? 'Ready' : `Not ready: ${reason}`],
    ['Version', versionFields.service_version],
    ['Feature level', String(versionFields.service_feature_level)],
    ['Running since', view.time(services.startedAt)],
    ['Memory of the process', mebibytes(process.memoryUsage.rss())],
    ['Event queues in memory', String(services.queues.counts.queues)],
    ['Clients that wait for events', String(services.queues.waiting)],
    ['Event log', mebibytes(log_bytes)],
  ]);
};

const storage = async ({ services: { config } }: View): Promise<Html> =>
  facts([
    ['Database', await databaseOf(config.databaseUrl)],
    ['Disk of DATA_DIR', await freeOf(config.dataDir)],
    ['Disk of UPLOADS', await freeOf(config.uploads)],
    ['Left free by uploads', `${config.uploadDiskReserveMib} MiB`],
    ['Largest file', `${serverLimits.max_file_upload_size_mib} MiB`],
  ]);

/** The health of this process, and its storage. */
export const serverPage = (reasonNotReady: () => Promise<string | undefined>): ManagedPage => ({
  path: '/organization/server',
  title: 'Server',
  needs: 'updateOrganization',
  inMenu: true,
  actions: {},
  body: async (view) =>
    html`<section>
        <h2>Health</h2>
        ${await health(view, await reasonNotReady())}
      </section>
      <section>
        <h2>Storage</h2>
        ${await storage(view)}
      </section>`,
});
