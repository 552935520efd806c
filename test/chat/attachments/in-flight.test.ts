import { request, type ClientRequest } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import { mebibytes } from '../../../src/lib/bytes.js';
import { checkResponse } from '../../support/contract.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { upload } from './fixtures.js';

const BOUNDARY = 'a-boundary';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`;

describe('files on their way', () => {
  let site: TestServer;
  let anna: Person;
  const open: ClientRequest[] = [];

  const start = async (env: Record<string, string> = {}): Promise<void> => {
    site = await startServer({ env });
    anna = await site.person('Anna');
  };
  afterEach(async () => {
    for (const one of open.splice(0)) one.destroy();
    await site.close();
  });

  /** Begins an upload of this length, and sends no more than its beginning. */
  const begin = (person: Person, length: number): Promise<{ status: number; body: { code: string } }> =>
    new Promise((resolve) => {
      const path = '/api/v1/user_uploads';
      const headers = {
        authorization: person.client.authorization ?? '',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(length),
      };
      const sent = request(`${site.url}${path}`, { method: 'POST', headers, agent: false }, (response) => {
        const { statusCode: status = 0 } = response;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          const parsed = new Response(text, { status, headers: response.headers as Record<string, string> });
          resolve({ status, body: checkResponse('POST', path, parsed, text) });
        });
      });
      sent.on('error', () => undefined);
      open.push(sent);
      sent.write(HEAD);
    });

  const underway = async (bytes: number): Promise<void> => {
    while (site.services.receivedFiles.held !== bytes) await nextTurn();
  };

  it('of one user and their bots have at most 256 MiB, and others send theirs', async () => {
    await start();
    const [ben, bot] = [await site.person('Ben'), await site.person('Robot', { botOf: anna.id })];
    expect(budgets.receivedFilesOfUser.bytes).to.equal(mebibytes(256));
    const each = mebibytes(16);
    for (let count = 1; count <= 16; count += 1) void begin(count % 2 === 0 ? anna : bot, each);
    await underway(16 * each);
    for (const person of [anna, bot]) expect(await begin(person, 1_000)).to.deep.include({ status: 429 });
    await upload(ben, textFile('of Ben', 'x'));
    for (const one of open.splice(0)) one.destroy();
    await underway(0);
    await upload(anna, textFile('of Anna', 'x'));
  });

  it('are forgotten when the client leaves before they are read', async () => {
    await start();
    let admitted = 0;
    const freeBytes = async (): Promise<number> => {
      admitted += 1;
      for (const one of open.splice(0)) one.destroy();
      // The server learns of it.
      for (let turns = 0; turns < 50; turns += 1) await nextTurn();
      return mebibytes(10_000);
    };
    Object.assign(site.services.files, { freeBytes });
    void begin(anna, mebibytes(16));
    while (admitted === 0) await nextTurn();
    await underway(0);
    await upload(anna, textFile('of Anna', 'x'));
    await underway(0);
  });

  it('are refused before they arrive if they would exceed the quota', async () => {
    await start({ UPLOAD_QUOTA_PER_USER_MIB: '1' });
    const { status, body } = await begin(anna, mebibytes(5));
    expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST']);
    expect(body).to.have.property(
      'msg',
      'Upload would exceed your quota of 1 MiB. Delete files that you no longer need.',
    );
    await underway(0);
  });

  it('count with their whole length against the space of the disk', async () => {
    await start({ UPLOAD_DISK_RESERVE_MIB: '100' });
    const ben = await site.person('Ben');
    // A disk of a known size.
    Object.assign(site.services.files, { freeBytes: () => Promise.resolve(mebibytes(110)) });
    void begin(anna, mebibytes(8));
    await underway(mebibytes(8));
    const { status, body } = await begin(ben, mebibytes(2) + 1);
    expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST']);
    expect(body).to.have.property(
      'msg',
      'The server has too little disk space for this file. Tell its administrator.',
    );
    void begin(ben, mebibytes(2));
    await underway(mebibytes(10));
  });
});
