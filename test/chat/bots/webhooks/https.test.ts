import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { createFolder, removeFolder } from '../../../support/folders.js';
import { makeCertificate, slapdPrograms } from '../../../support/slapd.js';

const execute = promisify(execFile);

describe('Services with https', () => {
  let folder: string;
  let server: Server;

  before(async () => {
    folder = createFolder();
    await makeCertificate((await slapdPrograms()).openssl, folder);
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name)));
    server = createServer({ key, cert }, (_, response) => response.end('Secret'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  after(async () => {
    server.close();
    await removeFolder(folder);
  });

  /** Sends a request from a new process, which reads the authorities that it trusts when it starts. */
  const sendOnce = async (host: string, env: NodeJS.ProcessEnv): Promise<string> => {
    const url = `https://${host}:${(server.address() as AddressInfo).port}/`;
    const program = ['--import', 'tsx', join(import.meta.dirname, 'send-once.ts'), url];
    const { stdout } = await execute(process.execPath, program, { env: { ...process.env, ...env } });
    return stdout;
  };

  it('get requests if a trusted authority signed their certificate', async () => {
    expect(await sendOnce('127.0.0.1', { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') })).to.equal('Secret');
  });

  it('get no requests without a trusted certificate, whatever the environment of the process', async () => {
    expect(await sendOnce('127.0.0.1', { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).to.equal('ConnectionFailed');
  });

  it('get no requests if the certificate has another name', async () => {
    const env = { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    expect(await sendOnce('localhost', env)).to.equal('ConnectionFailed');
  });
});
