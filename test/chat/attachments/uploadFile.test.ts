import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

import { expect } from 'chai';

import { listen } from '../messages/fixtures.js';
import { API_ROOT } from '../../../src/runtime/http/match.js';
import { exampleFile, textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, listed, upload, withoutId } from './fixtures.js';

const MIB = 1024 * 1024;

describe('POST /user_uploads', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const until = async (holds: () => boolean): Promise<void> => {
    for (let rounds = 0; !holds(); rounds += 1) {
      if (rounds === 100_000) throw new Error('It never came.');
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  const waiting = (): string[] => readdirSync(site.services.files.temporary);

  it('stores a file, sends the owner an event, and leaves no temporary file', async () => {
    const events = await listen(anna.client, { event_types: ['attachment'] });
    const answer = await anna.client.ok('POST', '/user_uploads', {
      filename: textFile('my notes.txt', 'blue'),
    });
    expect(answer.url).to.match(/^\/user_uploads\/1\/[0-9a-f]{2}\/[\w-]{24}\/my-notes\.txt$/);
    expect(answer).to.include({ uri: answer.url, filename: 'my notes.txt' });
    const [attachment] = await listed(anna);
    expect(attachment).to.deep.include({
      name: 'my notes.txt',
      path_id: answer.url.slice('/user_uploads/'.length),
      size: 4,
      create_time: site.clock.now(),
      messages: [],
    });
    const { upload_space_used } = await anna.client.ok('GET', '/attachments');
    const told = (await events()).map(withoutId);
    expect(told).to.deep.equal([withoutId({ type: 'attachment', op: 'add', attachment, upload_space_used })]);
    const fetched = await fetchFile(site, answer.url, anna.client);
    expect(await fetched.text()).to.equal('blue');
    expect(waiting()).to.deep.equal([]);
  });

  it('accepts any parameter name, and file names in any script', async () => {
    for (const [part, name, step] of [
      ['file', 'Größe & Maß.TXT', 'Größe-Maß.TXT'],
      ['Größe.txt', '../../etc/passwd', 'passwd'],
      ['x', '???', 'uploaded-file'],
      ['y', `${'long '.repeat(80)}.tar`, /^(?:long-)+[long]*\.tar$/],
      ['z', 'a\u202etxt.exe', 'atxt.exe'],
    ] as const) {
      const { url } = await anna.client.ok('POST', '/user_uploads', { [part]: textFile(name, 'x') });
      expect(decodeURI(url).split('/').at(-1), name).to.match(
        step instanceof RegExp ? step : new RegExp(`^${step}$`),
      );
      expect((await fetchFile(site, url, anna.client)).status, name).to.equal(200);
    }
  });

  /**
   * The `requests` library sends parts without a type.
   * It encodes names that are not ASCII only by RFC 5987.
   */
  it('accepts uploads in the format of Python clients', async () => {
    const body = [
      '--x',
      `Content-Disposition: form-data; name="gr.png"; filename*=utf-8''gr%C3%BC%C3%9Fe.png`,
      '',
      'no picture',
      '--x--',
      '',
    ].join('\r\n');
    const response = await fetch(`${site.url}${API_ROOT}/user_uploads`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        Authorization: anna.client.authorization ?? '',
      },
    });
    const { url, filename } = (await response.json()) as { url: string; filename: string };
    expect(filename).to.equal('grüße.png');
    expect((await fetchFile(site, url, anna.client)).headers.get('content-type')).to.equal('image/png');
  });

  it('refuses requests without a file, with several, and with text instead', async () => {
    const none = { msg: 'You must specify a file to upload', code: 'BAD_REQUEST' };
    await anna.client.fails('POST', '/user_uploads', {}, none);
    await anna.client.fails('POST', '/user_uploads', { filename: 'notes.txt' }, none);
    const { status, body } = await anna.client.send(
      'POST',
      '/user_uploads',
      { filename: 'a' },
      { encoding: 'multipart' },
    );
    expect({ status, ...body }).to.include({ status: 400, ...none });
    await anna.client.fails(
      'POST',
      '/user_uploads',
      { one: textFile('a', 'a'), two: [textFile('b', 'b'), textFile('c', 'c')] },
      { msg: 'You may only upload one file at a time' },
    );
    expect(waiting()).to.deep.equal([]);
  });

  it('accepts at most 25 MiB', async () => {
    const before = (await listed(anna)).length;
    await upload(anna, new File([new Uint8Array(25 * MIB)], 'largest'));
    const tooLarge = { msg: 'Uploaded file is larger than the allowed limit of 25 MiB', code: 'BAD_REQUEST' };
    for (const size of [25 * MIB + 1, 40 * MIB]) {
      const filename = new File([new Uint8Array(size)], 'larger');
      await anna.client.fails('POST', '/user_uploads', { filename }, tooLarge);
    }
    expect(await listed(anna)).to.have.length(before + 1);
    expect(waiting()).to.deep.equal([]);
  });

  const HEAD = [
    `POST ${API_ROOT}/user_uploads HTTP/1.1`,
    'Host: chat.example.com',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];

  /** Writes the start of an upload, and returns its connection. */
  const begin = (...lines: readonly string[]): Socket => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const authorization = `Authorization: ${anna.client.authorization ?? ''}`;
    socket.write([...HEAD, authorization, '', ...lines].join('\r\n'));
    return socket;
  };

  const part = (disposition: string, text: string): string[] => [
    '--x',
    `Content-Disposition: form-data; ${disposition}`,
    '',
    text,
  ];

  it('deletes the temporary file when the client disconnects during the upload', async () => {
    const socket = begin(...part('name="a"; filename="a"', 'the first words'));
    await until(() => waiting().length === 1);
    socket.destroy();
    await until(() => waiting().length === 0);
  });

  it('writes no more than two files of a request, which suffice to refuse it', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const files = names.flatMap((name) => part(`name="${name}"; filename="${name}"`, 'words'));
    const before = site.services.bodies.held;
    const socket = begin(...files, ...part('name="last"', 'field'), '--x', '');
    // The server keeps the field in memory when it has read all files before it.
    await until(() => site.services.bodies.held > before && waiting().length >= 2);
    for (let turn = 0; turn < 20; turn += 1) await readdir(site.services.files.temporary);
    expect(waiting()).to.have.length(2);
    socket.destroy();
    await until(() => waiting().length === 0);
  });

  it('writes no file for operations that accept none', async () => {
    const file = exampleFile();
    const { ignored_parameters_unsupported } = await anna.client.ok('PATCH', '/settings', {
      enter_sends: true,
      picture: file,
    });
    expect(ignored_parameters_unsupported).to.equal(undefined);
    expect(waiting()).to.deep.equal([]);
  });

  it('enforces the organization’s quota, which POST /register returns', async () => {
    const small = await startServer({ env: { UPLOAD_QUOTA_MIB: '1' } });
    const state = await small.owner.ok('POST', '/register', { fetch_event_types: ['realm'] });
    expect(state.realm_upload_quota_mib).to.equal(1);
    const half = (): File => new File([new Uint8Array(MIB / 2)], 'half');
    await upload({ client: small.owner }, half());
    await upload({ client: small.owner }, half());
    await small.owner.fails(
      'POST',
      '/user_uploads',
      { filename: textFile('more', 'x') },
      { code: 'REALM_UPLOAD_QUOTA', msg: "Upload would exceed your organization's upload quota." },
    );
    const { upload_space_used } = await small.owner.ok('GET', '/attachments');
    expect(upload_space_used).to.equal(MIB);
    await small.close();
  });
});
