import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { expect } from 'chai';
import sharp from 'sharp';

import { createLog } from '../../../src/runtime/log.js';
import { makeChannel, read, say, tell } from '../messages/fixtures.js';
import type { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { animation, hugePicture, picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, listed, pass, thumbnailOf, upload } from './fixtures.js';

/** The file with a content type, without which it is no picture. */
const typed = (file: File, type = 'image/png'): File => new File([file], file.name, { type });

describe('Thumbnails of uploaded pictures', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const lines: string[] = [];

  before(async () => {
    site = await startServer({
      overrides: { log: createLog('warn', { write: (line) => lines.push(line) }) },
    });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'secret', [], { invite_only: true });
  });
  after(() => site.close());

  const seen = async (path: string, client: Client = anna.client) => {
    const response = await fetchFile(site, path, client);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, pages = 1 } = await sharp(bytes, { animated: true }).metadata();
    return { type: response.headers.get('content-type'), format, width, height: height / pages, pages };
  };
  const keptAt = (url: string, format = '840x560.webp'): string => {
    const [, key = ''] = /user_uploads\/(\d+\/[^/]+\/[^/]+)\//.exec(url) ?? [];
    return site.services.files.pathOf(`thumbnails/${key}/${format}`);
  };
  const animated = '840x560-anim.webp';

  it('have the formats that register names, the animated one first', async () => {
    const { server_thumbnail_formats } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm'],
    });
    expect(server_thumbnail_formats).to.deep.equal([
      { name: '840x560-anim.webp', max_width: 840, max_height: 560, format: 'webp', animated: true },
      { name: '840x560.webp', max_width: 840, max_height: 560, format: 'webp', animated: false },
    ]);
  });

  it('are as large as the format allows, and keep the proportions', async () => {
    const url = await upload(anna, typed(await picture(2000, 1000)));
    expect(await seen(thumbnailOf(url))).to.deep.equal({
      type: 'image/webp',
      format: 'webp',
      width: 840,
      height: 420,
      pages: 1,
    });
  });

  it('are not larger than the picture', async () => {
    const url = await upload(anna, typed(await picture(30, 20, 'jpeg'), 'image/jpeg'));
    expect(await seen(thumbnailOf(url))).to.include({ width: 30, height: 20 });
  });

  it('move if the picture does, in the format for it', async () => {
    const url = await upload(anna, typed(await animation(900, 600), 'image/gif'));
    expect(await seen(thumbnailOf(url, animated))).to.include({ width: 840, height: 560, pages: 2 });
    expect(await seen(thumbnailOf(url))).to.include({ width: 840, height: 560, pages: 1 });
    const { content } = await read(anna, await tell(anna, [ben], `[it](${url})`));
    expect(content).to.include(
      `<img data-original-dimensions="900x600" src="${thumbnailOf(url, animated)}" data-animated="true">`,
    );
  });

  it('are made once, at first use', async () => {
    const url = await upload(anna, typed(await picture(1000, 800)));
    expect(existsSync(keptAt(url))).to.equal(false);
    const responses = await Promise.all([1, 2, 3].map(() => fetchFile(site, thumbnailOf(url), anna.client)));
    const tags = new Set(responses.map(({ headers }) => headers.get('etag')));
    expect([responses.map(({ status }) => status), tags.size]).to.deep.equal([[200, 200, 200], 1]);
    expect(existsSync(keptAt(url))).to.equal(true);
    const [tag = ''] = tags;
    const again = await fetchFile(site, thumbnailOf(url), anna.client, {
      headers: { 'If-None-Match': tag ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, again.headers.get('cache-control')]).to.deep.equal([304, 'private, no-cache']);
  });

  it('are served to those who may see the file, and to no other users', async () => {
    const url = await upload(anna, typed(await picture()));
    const thumbnail = thumbnailOf(url);
    await say(anna, 'secret', 'logo', `[it](${url})`);
    expect((await fetchFile(site, thumbnail, anna.client)).status).to.equal(200);
    expect((await fetchFile(site, thumbnail, ben.client)).status).to.equal(404);
    expect((await fetchFile(site, thumbnail)).status).to.equal(401);
    await tell(anna, [ben], `[it](${url})`);
    expect((await fetchFile(site, thumbnail, ben.client)).status).to.equal(200);
  });

  it('do not exist in other formats or for unknown files', async () => {
    const url = await upload(anna, typed(await picture()));
    for (const path of [thumbnailOf(url, '1x1.webp'), thumbnailOf(url, '..'), thumbnailOf(`${url}x`)])
      expect((await fetchFile(site, path, anna.client)).status, path).to.equal(404);
  });

  it('are the file itself if none can be made, without another try', async () => {
    const file = typed(await hugePicture());
    const url = await upload(anna, file);
    for (let round = 0; round < 2; round += 1) {
      const response = await fetchFile(site, thumbnailOf(url), anna.client);
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
      expect((await response.arrayBuffer()).byteLength).to.equal(file.size);
    }
    expect(existsSync(keptAt(url))).to.equal(true);
  });

  it('are the file itself if none can be kept, with a line in the log for each request', async () => {
    const url = await upload(anna, typed(await picture()));
    const directory = dirname(keptAt(url));
    await mkdir(dirname(directory), { recursive: true });
    await writeFile(directory, 'A file where a directory should be.');
    lines.length = 0;
    const responses = await Promise.all([1, 2].map(() => fetchFile(site, thumbnailOf(url), anna.client)));
    expect(responses.map(({ headers }) => headers.get('content-type'))).to.deep.equal([
      'image/png',
      'image/png',
    ]);
    const logged = lines.filter((line) => line.includes('A thumbnail cannot be kept.'));
    for (const { headers } of responses)
      expect(logged.join('')).to.include(` request=${headers.get('x-request-id') ?? ''}\n`);
  });

  it('are removed with the file', async () => {
    const url = await upload(anna, typed(await animation(), 'image/gif'));
    for (const format of ['840x560.webp', animated])
      await fetchFile(site, thumbnailOf(url, format), anna.client);
    const [file] = await listed(anna);
    expect(existsSync(keptAt(url, animated))).to.equal(true);
    await anna.client.ok('DELETE', `/attachments/${String(file?.id)}`);
    await pass(5000, site);
    expect([existsSync(keptAt(url)), existsSync(keptAt(url, animated))]).to.deep.equal([false, false]);
  });
});
