import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';
import { parse } from 'yaml';

import { errors } from '../../generated/errors.js';
import { routes } from '../../generated/routes.js';
import { variables } from '../../src/runtime/config-variables.js';
import { LATEST_MS } from '../../src/runtime/event-log/heartbeat.js';
import { bodyTooLarge } from '../../src/runtime/http/form.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { mebibytes } from '../../src/lib/bytes.js';
import { addGauges } from '../../src/runtime/telemetry/gauges.js';
import { findProgram } from '../support/programs.js';
import { startServer } from '../support/server.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const deployed = (file: string): string => read(`deploy/${file}`);

/** The number of seconds of each setting whose name matches, in a configuration of a proxy. */
const secondsOf = (text: string, setting: RegExp): number[] =>
  [...text.matchAll(new RegExp(`^\\s*${setting.source}\\s+(\\d+)s`, 'gm'))].map(([, seconds]) =>
    Number(seconds),
  );

describe('The files of deploy/', () => {
  it('have time limits of proxies that let clients wait for events', () => {
    const limits = [
      ...secondsOf(deployed('nginx.conf'), /proxy_read_timeout/),
      ...secondsOf(deployed('haproxy.cfg'), /timeout (?:server|client)/),
    ];
    expect(limits).to.have.length(3);
    for (const limit of limits) expect(limit * 1000).to.be.greaterThan(LATEST_MS + 10_000);
  });

  it('close unused connections before the server does', () => {
    const [, keepAlive = ''] = /KEEP_ALIVE_MS = ([\d_]+)/.exec(read('src/server/app.ts')) ?? [];
    const limits = [
      ...secondsOf(deployed('nginx.conf'), /keepalive_timeout/),
      ...secondsOf(deployed('haproxy.cfg'), /timeout http-keep-alive/),
    ];
    expect(limits).to.have.length(2);
    for (const limit of limits) expect(limit * 1000).to.be.lessThan(Number(keepAlive.replaceAll('_', '')));
  });

  it('accept the largest body', () => {
    const sizes = routes.flatMap(({ body, parameters }) =>
      parameters.map(({ maxBytes = 0 }) => maxBytes + body.bytes),
    );
    const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(deployed('nginx.conf')) ?? [];
    expect(Number(mebibytes) * 1024 ** 2).to.be.greaterThan(Math.max(...sizes));
  });

  it('have the texts of the server for errors of nginx', () => {
    const text = deployed('nginx.conf');
    const [, mebibytesOfBody = ''] = /client_max_body_size (\d+)m;/.exec(text) ?? [];
    const bodies = [...text.matchAll(/return 200 '(.*)\\n';/g)].map(
      ([, body = '']) => JSON.parse(body) as object,
    );
    expect(bodies).to.deep.equal(
      [
        errors.unreadableRequest(),
        errors.notFound(),
        bodyTooLarge(mebibytes(Number(mebibytesOfBody))),
        errors.headersTooLarge(),
        errors.internalError(),
        errors.storeUnavailable(),
      ].map(({ body }) => body),
    );
  });

  it('have alerts on metrics that exist', async () => {
    const site = await startServer({ env: { METRICS_PORT: '0' } });
    const { metrics } = site.services;
    if (!metrics) throw new Error('There are no metrics.');
    await addGauges(metrics.registry, site.server);
    const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const rules = (
      parse(deployed('alerts.yml')) as { groups: { rules: { expr: string }[] }[] }
    ).groups.flatMap((group) => group.rules);
    expect(rules.length).to.be.greaterThan(5);
    const used = rules.flatMap(({ expr }) => expr.match(/\b(?:chat|process|nodejs)_\w+/g) ?? []);
    for (const name of used) expect(known).to.include(name.replace(/_(?:bucket|count|sum)$/, ''));
    for (const name of known.filter((one) => one.startsWith('chat_')))
      expect(read('docs/operating.md'), name).to.include(`\`${name}\``);
    await site.close();
  });

  it('have settings that exist', () => {
    const names = new Set(Object.values(variables).map(({ name }) => name));
    const texts = ['team-chat.service', 'Dockerfile', 'nginx.conf', 'haproxy.cfg'].map(deployed).join('\n');
    const used = texts.match(/\b(?:DATA_DIR|HOST|SITE_URL|TRUSTED_PROXIES|STOP_DELAY|METRICS_\w+)\b/g) ?? [];
    expect(new Set(used).size).to.be.at.least(5);
    for (const name of used) expect(names).to.include(name);
  });

  it('have a lock file that `npm prune` leaves as it is: otherwise a built server counts as out of date', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
    const wanted = JSON.parse(read('package.json')) as Record<string, unknown>;
    for (const name of ['version', 'bin', 'dependencies', 'devDependencies', 'engines'])
      expect(packages[''], name).to.have.deep.property(name, wanted[name]);
  });

  it('have a unit that starts what is built, since its program cannot be written', () => {
    const [, program = 'none'] = /^ExecStart=\S+ (\S+) serve$/m.exec(deployed('team-chat.service')) ?? [];
    expect(program).to.match(/^dist\//);
    expect(existsSync(join(projectRoot, program)), program).to.equal(true);
  });

  it('have units that systemd accepts', async function () {
    const program = findProgram('systemd-analyze');
    if (program === undefined) {
      this.skip();
      return;
    }
    const units = ['team-chat.service', 'team-chat-backup.service', 'team-chat-backup.timer'];
    const paths = units.map((unit) => join(projectRoot, 'deploy', unit));
    const { stdout, stderr } = await promisify(execFile)(program, ['verify', ...paths]).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    // The program of another machine is not here.
    const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('team-chat'));
    expect(complaints.filter((line) => !line.includes('/usr/bin/node is not executable'))).to.deep.equal([]);
  });
});
