import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { RowDataPacket } from 'mysql2/promise';

import { projectRoot } from '../../../src/lib/project-root.js';
import {
  connect,
  giveTo,
  startDatabaseServer,
  unprivilegedUser,
  type DatabaseServer,
} from '../../support/database-server.js';
import { findProgram } from '../../support/programs.js';

export interface NodePorts {
  readonly sql: number;
  readonly group: number;
  readonly incremental: number;
  readonly transfer: number;
}

/**
 * As the service of Debian's package does: the first node creates the cluster once. A node that was killed reads its
 * position from InnoDB, so that it needs only what it missed. MariaDB appends `.err` to a log without an extension.
 * Level 2 is without purge: MariaDB 10.11 may fail to open a table with virtual columns for it here, and then never ends.
 */
const START = `folder=$1; shift
  if [ -e "$folder/first" ]; then rm "$folder/first"; exec "$@" --wsrep-new-cluster; fi
  "$@" --wsrep-recover --innodb-force-recovery=2 --log-error="$folder/recovery.err"
  position=$(sed -n 's/.*Recovered position: *//p' "$folder/recovery.err" | tail -1); rm -f "$folder/recovery.err"
  exec "$@" \${position:+--wsrep-start-position="$position"}`;

export const PATIENCE_MS = 120_000;

/** Waits until a node has all that the others have. */
export const synced = async (url: string, size: number): Promise<void> => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const connection = await connect(url);
    const [rows] = await connection.query<RowDataPacket[]>(
      "SHOW STATUS WHERE Variable_name IN ('wsrep_local_state_comment', 'wsrep_cluster_size')",
    );
    await connection.end();
    const values = rows.map(({ Value: value }) => String(value));
    if (values.includes('Synced') && values.includes(String(size))) return;
    if (performance.now() > giveUpAt) throw new Error(`A node of Galera stays ${values.join(', ')}.`);
    await pause(50);
  }
};

/** Starts a node with deploy/galera.cnf on other ports. */
export const startNode = async (
  ports: NodePorts,
  all: readonly NodePorts[],
  empty: string,
): Promise<DatabaseServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'team-chat-galera-'));
  const user = unprivilegedUser();
  await cp(empty, join(folder, 'data'), { recursive: true });
  if (ports === all[0]) await writeFile(join(folder, 'first'), '');
  await giveTo(user, folder);
  const log = join(folder, 'log.err');
  const command = [
    ...['sh', '-c', START, 'sh', folder, findProgram('mariadbd') ?? 'mariadbd'],
    `--defaults-file=${join(projectRoot, 'deploy/galera.cnf')}`,
    `--datadir=${join(folder, 'data')}`,
    // A server that starts deletes the temporary tables of all others in the same folder.
    `--tmpdir=${folder}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${log}`,
    '--bind-address=127.0.0.1',
    `--port=${ports.sql}`,
    `--wsrep-cluster-address=gcomm://${all.map(({ group }) => `127.0.0.1:${group}`).join(',')}`,
    `--wsrep-node-name=node-${ports.sql}`,
    '--wsrep-node-address=127.0.0.1',
    `--wsrep-sst-receive-address=127.0.0.1:${ports.transfer}`,
    `--wsrep-provider-options=base_port=${ports.group};gmcast.listen_addr=tcp://127.0.0.1:${ports.group};ist.recv_addr=127.0.0.1:${ports.incremental};gcache.size=32M`,
    ...['--skip-name-resolve', '--innodb-log-file-size=16M', '--innodb-buffer-pool-size=64M'],
    ...(user === undefined ? [] : [`--user=${user}`]),
  ];
  const url = `mysql://root@127.0.0.1:${ports.sql}`;
  return startDatabaseServer({ name: 'A node of Galera', command, url, log, folder });
};
