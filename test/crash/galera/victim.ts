import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { RowDataPacket } from 'mysql2/promise';

import { projectRoot } from '../../../src/lib/project-root.js';
import { connect, freePort, type DatabaseServer } from '../../support/database-server.js';
import { createFolder, removeFolder } from '../../support/folders.js';
import { emptyData } from '../../support/mariadb.js';
import { ServerProcess } from '../../support/process.js';
import { findProgram } from '../../support/programs.js';
import type { Choices } from '../choices.js';
import { attempt } from '../outcome.js';
import type { Site } from '../site.js';
import { environment } from '../start-server.js';
import type { Victim } from '../types.js';
import { checkCausality } from './causality-check.js';
import { chooseDisturbance } from './disturbance.js';
import { checkFence } from './fence-check.js';
import { PATIENCE_MS, startNode, synced, type NodePorts } from './node.js';
import { startProxy } from './proxy.js';

const NODES = 3;
const LOOK_MS = 50;
/** The share of kills of the node with the connections before which another node is killed, too. */
const BACKUP_KILLED = 0.3;

const needPrograms = (): void => {
  const packages = {
    mariadbd: 'mariadb-server',
    galera_recovery: 'mariadb-server',
    haproxy: 'haproxy',
    rsync: 'rsync',
  };
  const lacking = Object.entries(packages).flatMap(([program, name]) => (findProgram(program) ? [] : [name]));
  const settings = readFileSync(join(projectRoot, 'deploy/galera.cnf'), 'utf8');
  const provider = /^wsrep_provider = (.*)$/m.exec(settings)?.[1] ?? '';
  if (!existsSync(provider)) lacking.push('galera-4');
  if (lacking.length === 0) return;
  throw new Error(`This needs Debian's packages ${[...new Set(lacking)].join(', ')}.`);
};

const findPorts = async (): Promise<NodePorts> => ({
  sql: await freePort(),
  group: await freePort(),
  incremental: await freePort(),
  transfer: await freePort(),
});

const prepare = async (url: string): Promise<void> => {
  const connection = await connect(url);
  await connection.query('CREATE DATABASE chat');
  await connection.query("CREATE USER haproxy_check@'127.0.0.1'");
  await connection.end();
};

interface Parts {
  readonly nodes: readonly DatabaseServer[];
  readonly proxyUrl: string;
  readonly stopProxy: () => Promise<void>;
  readonly server: ServerProcess;
  readonly choices: Choices;
  readonly folder: string;
}

/** Disturbs the node of a Galera cluster that has the connections, or all nodes, and lets them join again under load. */
export class GaleraVictim implements Victim {
  readonly readyAfter: number[] = [];
  #joined: Promise<void> = Promise.resolve();

  private constructor(private readonly parts: Parts) {}

  static async start(choices: Choices): Promise<GaleraVictim> {
    needPrograms();
    const folder = createFolder();
    const ports: NodePorts[] = [];
    while (ports.length < NODES) ports.push(await findPorts());
    const empty = await emptyData();
    const nodes: DatabaseServer[] = [];
    for (const one of ports) {
      const node = await startNode(one, ports, empty);
      nodes.push(node);
      await synced(node.url, nodes.length);
    }
    if (nodes[0]) await prepare(nodes[0].url);
    const port = await freePort();
    const stopProxy = await startProxy(
      folder,
      port,
      ports.map(({ sql }) => sql),
    );
    const proxyUrl = `mysql://root@127.0.0.1:${port}/chat`;
    const server = await ServerProcess.start(environment({ databaseUrl: proxyUrl, dataDir: folder }));
    const [hanging, other] = nodes;
    if (hanging && other) {
      await checkFence(hanging, other);
      await checkCausality(other, hanging);
    }
    return new GaleraVictim({ nodes, proxyUrl, stopProxy, server, choices, folder });
  }

  get url(): string {
    return this.parts.server.url;
  }

  get dataDir(): string {
    return this.parts.folder;
  }

  async crash(site: Site): Promise<void> {
    const { nodes, choices } = this.parts;
    await this.#joined;
    const primary = await this.#findPrimary();
    if (choices.chance(BACKUP_KILLED)) {
      const backup = choices.one(nodes.filter((node) => node !== primary));
      await backup?.kill();
      await backup?.restart();
      await this.#complete();
    }
    const began = performance.now();
    const disturbance = chooseDisturbance(primary, nodes, choices);
    await disturbance.begin();
    const responding = this.#writes(site).then(() => {
      this.readyAfter.push(performance.now() - began);
    });
    this.#joined = disturbance.end(responding).then(() => this.#complete());
    // The next kill, or the end, reports it.
    this.#joined.catch(() => undefined);
    await responding;
  }

  async close(): Promise<void> {
    await this.#joined;
    await this.parts.server.stop();
    await this.parts.stopProxy();
    await Promise.all(this.parts.nodes.map((node) => node.stop()));
    await removeFolder(this.parts.folder);
  }

  /** Resolves when the server makes a change that has no event. */
  async #writes(site: Site): Promise<void> {
    const client = await site.client(site.owner);
    const operation = { request: ['POST', '/register', { event_types: ['heartbeat'] }] } as const;
    const giveUpAt = performance.now() + PATIENCE_MS;
    while ((await attempt(client, operation, {})).is !== 'acknowledged') {
      if (performance.now() > giveUpAt) throw new Error('The server makes no change.');
      await pause(LOOK_MS);
    }
  }

  /** Waits until all nodes have everything. */
  async #complete(): Promise<void> {
    await Promise.all(this.parts.nodes.map(({ url }) => synced(url, NODES)));
  }

  async #findPrimary(): Promise<DatabaseServer> {
    const connection = await connect(this.parts.proxyUrl);
    const [rows] = await connection.query<RowDataPacket[]>('SELECT @@port AS port');
    await connection.end();
    const found = this.parts.nodes.find(({ url }) => new URL(url).port === String(rows[0]?.port));
    if (!found) throw new Error('No node has the connections.');
    return found;
  }
}
