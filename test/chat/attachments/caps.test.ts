import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { Client, type Parameters } from '../../support/client.js';
import { longestHold } from '../../support/event-loop.js';
import { textFile } from '../../support/files.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listed, upload } from './fixtures.js';

const MIB = 1024 * 1024;
const QUOTA: Parameters = {
  code: 'BAD_REQUEST',
  msg: 'Upload would exceed your quota of 1 MiB. Delete files that you no longer need.',
};

const bytes = (count: number): File => new File([new Uint8Array(count)], 'zeros');

describe('Limits of uploads', () => {
  let site: TestServer;

  const start = async (env: Readonly<Record<string, string>>): Promise<void> => {
    site = await startServer({ env });
  };
  afterEach(() => site.close());

  it('applies the user’s quota to files of bots and unused files too, until they are deleted', async () => {
    await start({ UPLOAD_QUOTA_PER_USER_MIB: '1' });
    const anna = await site.person('Anna');
    const ben = await site.person('Ben');
    const bot = await anna.client.ok('POST', '/bots', { full_name: 'Archivist', short_name: 'archivist' });
    const { email } = await anna.client.ok('GET', `/users/${String(bot.user_id)}`).then(({ user }) => user);
    await upload(anna, bytes(MIB / 2));
    const archivist = new Client(site.url, { email, key: bot.api_key });
    await upload({ client: archivist }, bytes(MIB / 2));
    for (const client of [anna.client, archivist]) {
      await client.fails('POST', '/user_uploads', { filename: textFile('more', 'x') }, QUOTA);
    }
    await upload(ben, bytes(MIB));
    const [{ id }] = await listed(anna);
    await anna.client.ok('DELETE', `/attachments/${String(id)}`);
    await upload({ client: archivist }, bytes(MIB / 2));
    expect((await ben.client.ok('GET', '/attachments')).upload_space_used).to.equal(2 * MIB);
  });

  it('applies the quota to concurrent uploads', async () => {
    await start({ UPLOAD_QUOTA_PER_USER_MIB: '1' });
    const { client } = await site.person('Anna');
    const sent = Array.from({ length: 6 }, () =>
      client.send('POST', '/user_uploads', { filename: bytes(MIB / 2) }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(2);
    expect(await listed({ client })).to.have.length(2);
  });

  it('caps the number of files per user, however small', async () => {
    await start({});
    const anna = await site.person('Anna');
    await site.services.store.write((tx) =>
      tx.insertMany('upload_usage', [{ user_id: anna.id, files: caps.uploads.most - 1, bytes: 0 }]),
    );
    await upload(anna, textFile('last', ''));
    await anna.client.fails(
      'POST',
      '/user_uploads',
      { filename: textFile('more', '') },
      { msg: 'Limit reached: at most 20000 uploaded files per user. Delete files that you no longer need.' },
    );
  });

  it('keeps the disk reserve free, with or without a quota', async () => {
    await start({ UPLOAD_DISK_RESERVE_MIB: '999999999999' });
    await site.owner.fails(
      'POST',
      '/user_uploads',
      { filename: textFile('small', 'x') },
      { msg: 'The server has too little disk space for this file. Tell its administrator.' },
    );
    expect(await listed({ client: site.owner })).to.deep.equal([]);
  });

  it('has a default quota for the organization', async () => {
    await start({});
    const { realm_upload_quota_mib: quota } = await site.owner.ok('POST', '/register', {
      fetch_event_types: ['realm'],
    });
    expect(quota).to.equal(20_480);
  });
});

const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([be32(body.length + 8), Buffer.from(type), body]);
};

/** A HEIF file of very many images. A reader that lists them all looks at each box once per image. */
const heif = Buffer.concat([
  box('ftyp', Buffer.from('heic'), be32(0), Buffer.from('mif1heic')),
  box(
    'meta',
    be32(0),
    box('iprp', box('ipco', ...Array.from({ length: 12_000 }, () => box('ispe', be32(0), be32(1), be32(1))))),
  ),
]);
const IMPOSTORS: Readonly<Record<string, Buffer>> = {
  HEIF: heif,
  AVIF: Buffer.from(heif.toString('latin1').replaceAll('heic', 'avif'), 'latin1'),
  TIFF: Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(400_000, 1)]),
  SVG: Buffer.from(`<svg width="10" height="10">${'<g>'.repeat(100_000)}`),
  ICNS: Buffer.concat([
    Buffer.from('icns'),
    be32(400_000),
    ...Array.from({ length: 40_000 }, () => box('ic07')),
  ]),
  'JPEG without segments': Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(524_288)]),
};

describe('The dimensions of an uploaded image', () => {
  let site: TestServer;
  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const shown = async (file: File): Promise<string> => {
    await upload({ client: site.owner }, file);
    const [{ path_id }] = await listed({ client: site.owner });
    const rows = await site.services.store.read((tx) =>
      tx.all<{ width: number | null; height: number | null }>(
        'SELECT width, height FROM attachments ORDER BY id DESC LIMIT 1',
      ),
    );
    expect(path_id).to.be.a('string');
    return `${String(rows[0]?.width)} x ${String(rows[0]?.height)}`;
  };

  for (const [format, content] of Object.entries(IMPOSTORS)) {
    for (const type of ['image/png', 'image/jpeg']) {
      it(`are not read from a ${format} uploaded as ${type}`, async () => {
        const file = new File([new Uint8Array(content)], 'picture', { type });
        let found = '';
        const held = await longestHold(async () => {
          found = await shown(file);
        });
        expect(found).to.equal('null x null');
        expect(held, 'milliseconds').to.be.below(250);
      });
    }
  }

  it('are read from a PNG or JPEG, also if its type and name claim the other one', async () => {
    const png = await picture(30, 20);
    for (const type of ['image/png', 'image/jpeg', 'image/x-png', 'image/jpg', 'application/octet-stream'])
      for (const name of ['a.png', 'a.jpg', 'a'])
        expect(await shown(new File([png], name, { type })), `${name} as ${type}`).to.equal('30 x 20');
    for (const [name, type] of [
      ['a.png', 'application/zip'],
      ['a.txt', 'application/octet-stream'],
    ] as const)
      expect(await shown(new File([png], name, { type })), `${name} as ${type}`).to.equal('null x null');
    const jpeg = await picture(30, 20, 'jpeg');
    expect(await shown(new File([jpeg], 'a.jpg', { type: 'image/jpeg' }))).to.equal('30 x 20');
  });
});
