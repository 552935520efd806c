import { expect } from 'chai';

import { makeChannel, say, setOrganization, tell } from '../messages/fixtures.js';
import { exampleFile, textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, thumbnailOf, upload } from './fixtures.js';

describe('GET /user_uploads/{realm_id_str}/{filename}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'private', [ben], { invite_only: true });
  });
  after(() => site.close());

  const temporary = async ({ client }: Pick<Person, 'client'>, url: string): Promise<string> =>
    (await client.ok('GET', url)).url;

  const refused = ({ client }: Pick<Person, 'client'>, url: string): Promise<unknown> =>
    client.fails('GET', url, {}, { status: 404, code: 'BAD_REQUEST', msg: 'File not found.' });

  const status = async (url: string, init = {}): Promise<number> =>
    (await fetchFile(site, url, undefined, init)).status;

  it('returns an address that serves the file without credentials, as the file itself is served', async () => {
    const url = await upload(anna, textFile('Плани 1.txt', 'blue'));
    const open = await temporary(anna, url);
    expect(open).to.match(/^\/user_uploads\/temporary\/.*\.txt$/);
    const [own, other] = [await fetchFile(site, url, anna.client), await fetchFile(site, open)];
    expect(await other.text()).to.equal('blue');
    for (const name of [
      'content-type',
      'content-disposition',
      'content-security-policy',
      'cache-control',
      'etag',
    ]) {
      expect(other.headers.get(name), name).to.equal(own.headers.get(name));
    }
  });

  it('accepts a path whose slashes are percent-encoded', async () => {
    const url = await upload(anna);
    const [realm = '', ...rest] = url.split('/').slice(2);
    const open = await temporary(anna, `/user_uploads/${realm}/${encodeURIComponent(rest.join('/'))}`);
    expect(await status(open)).to.equal(200);
  });

  it('serves ranges, HEAD and unchanged files at that address', async () => {
    const open = await temporary(anna, await upload(anna));
    const range = await fetchFile(site, open, undefined, { headers: { Range: 'bytes=1-2' } });
    expect([range.status, await range.text(), range.headers.get('content-range')]).to.deep.equal([
      206,
      'lu',
      'bytes 1-2/4',
    ]);
    const head = await fetchFile(site, open, undefined, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).to.deep.equal([
      200,
      '4',
      '',
    ]);
    const etag = head.headers.get('etag') ?? '';
    expect(await status(open, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })).to.equal(
      304,
    );
    expect(await status(open, { method: 'POST' })).to.equal(405);
  });

  it('serves thumbnails in the same way', async () => {
    const url = thumbnailOf(await upload(anna, exampleFile()));
    const answer = await fetchFile(site, await temporary(anna, url));
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/webp']);
  });

  it('ends after a minute', async () => {
    const open = await temporary(anna, await upload(anna));
    site.clock.advance(59_000);
    expect(await status(open)).to.equal(200);
    site.clock.advance(1000);
    expect(await status(open)).to.equal(404);
  });

  it('refuses an address whose time, user, signature or file was changed', async () => {
    const mine = await upload(anna);
    const open = await temporary(anna, mine);
    const foreign = await upload(ben);
    const [, token = ''] = /temporary\/([^/]+)\//.exec(open) ?? [];
    const [expires = '', user = '', signature = ''] = token.split('.');
    for (const changed of [
      [String(Number(expires) + 60), user, signature],
      [expires, String(ben.id), signature],
      [expires, user, `${signature.slice(0, -2)}AA`],
      [expires, user, ''],
    ]) {
      expect(await status(open.replace(token, changed.join('.')))).to.equal(404);
    }
    expect(await status(`/user_uploads/temporary/${token}${foreign.slice('/user_uploads'.length)}`)).to.equal(
      404,
    );
    expect(await status('/user_uploads/temporary/')).to.equal(404);
    expect(await status(`${open}%E0%A4%A`)).to.equal(404);
    expect(await status(open)).to.equal(200);
  });

  it('is refused for files that the requester cannot fetch as for those that do not exist', async () => {
    const url = await upload(anna);
    await refused(ben, url);
    await refused(ben, url.replace('notes', 'other'));
    await refused(anna, url.replace('notes', 'other'));
    await refused(anna, url.replace('/user_uploads/1/', '/user_uploads/2/'));
    await tell(anna, [ben], `[notes](${url})`);
    expect(await status(await temporary(ben, url))).to.equal(200);
    await site.anonymous.fails('GET', url, {}, { status: 401 });
  });

  it('ends when the user loses the access, is deactivated, or the file is deleted', async () => {
    const url = await upload(anna);
    const id = await say(anna, 'private', 'logo', `[notes](${url})`);
    const bens = await temporary(ben, url);
    expect(await status(bens)).to.equal(200);
    await anna.client.ok('PATCH', `/messages/${String(id)}`, { content: 'no file' });
    expect(await status(bens)).to.equal(404);
    const carl = await site.person('Carl');
    const carls = await temporary(carl, await upload(carl));
    await site.owner.ok('DELETE', `/users/${String(carl.id)}`);
    expect(await status(carls)).to.equal(404);
    const open = await temporary(anna, url);
    const { attachments } = await anna.client.ok('GET', '/attachments');
    const { id: file } = (attachments as { id: number; path_id: string }[]).find(({ path_id }) =>
      url.endsWith(path_id),
    ) ?? { id: 0 };
    await anna.client.ok('DELETE', `/attachments/${String(file)}`);
    expect(await status(open)).to.equal(404);
    await setOrganization(site, {});
  });
});
