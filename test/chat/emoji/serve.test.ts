import { expect } from 'chai';

import { fetchPicture } from '../../support/pictures.js';
import { makeChannel, read, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import { headOf, RawSocket, until } from '../../support/raw-socket.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { addEmoji } from './fixtures.js';

/** Existing clients have this path in their source code. */
const IMAGE = '/static/generated/emoji/images/emoji/unicode/zulip.png';
const AN_HOUR = 3600;

describe('The files about emoji', () => {
  let site: TestServer;
  let anna: Person;
  let path: string;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    await makeChannel(anna, 'design', []);
    path = new URL((await state(['realm'])).server_emoji_data_url as string).pathname;
  });
  after(() => site.close());

  const state = (fetch_event_types: readonly string[]): Promise<Body> =>
    anna.client.ok('POST', '/register', { fetch_event_types });
  const get = (of: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(of, site.url), init);

  /** Requests a file again, and returns the bytes of the response. */
  const again = async (of: string, etag: string): Promise<string> => {
    const headers = { 'If-None-Match': etag, Connection: 'close' };
    const raw = (await RawSocket.open(site.url)).read().write(headOf(of, { headers }));
    await until(() => raw.isClosed);
    return raw.text;
  };

  it('have the address of the names in the state that register returns for the organization', async () => {
    expect(path).to.match(/^\/static\/generated\/emoji\/emoji_api\.[0-9a-f]{12}\.json$/);
    expect(await state(['realm_emoji'])).not.to.have.property('server_emoji_data_url');
    expect(await state(['realm'])).not.to.have.property('realm_emoji');
    const { realm_url, server_emoji_data_url: url } = await state(['realm']);
    expect(url).to.equal(`${String(realm_url)}${path}`);
  });

  it('name each emoji in the form that existing clients read, in the order of Unicode', async () => {
    const response = await get(path);
    expect(await (await get(path.replace(/\.\w{12}/, ''))).text()).to.equal(await (await get(path)).text());
    expect(response.headers.get('content-type')).to.equal('application/json');
    const text = await response.text();
    expect(Object.keys(JSON.parse(text) as object)).to.deep.equal(['code_to_names']);
    expect(text).to.include('"1f642":["smile"');
    const places = ['1f600', '1f44d', '1f419', '2615', '1f3e0', '2600', '26bd', '1f1e9-1f1ea'].map((code) =>
      text.indexOf(`"${code}":[`),
    );
    expect(places[0]).to.equal('{"code_to_names":{'.length);
    expect(places).to.deep.equal([...places].sort((a, b) => a - b));
  });

  it('can be kept by clients, are compressed, and are not sent again unchanged', async () => {
    for (const [of, seconds] of [
      [path, 31_536_000],
      [path.replace(/\.\w{12}/, ''), 300],
      [IMAGE, 24 * AN_HOUR],
    ] as const) {
      const response = await get(of);
      expect(response.status).to.equal(200);
      expect(response.headers.get('cache-control')).to.include(`public, max-age=${String(seconds)}`);
      expect(response.headers.get('content-encoding')).to.equal('gzip');
      const etag = response.headers.get('etag') ?? '';
      expect(await again(of, etag))
        .to.match(/^HTTP\/1\.1 304 /)
        .and.match(/\r\n\r\n$/);
      expect(await again(of, 'W/"other"')).to.match(/^HTTP\/1\.1 200 /);
      const head = await get(of, { method: 'HEAD' });
      expect([head.status, await head.text()]).to.deep.equal([200, '']);
      expect((await get(of, { method: 'POST' })).status).to.equal(405);
    }
    expect((await get(path)).headers.get('cache-control')).to.include('immutable');
  });

  it('do not exist at other addresses', async () => {
    for (const other of [
      path.replace(/\w{12}/, '000000000000'),
      IMAGE.replace('zulip', '1f642'),
      '/static/generated/emoji/',
    ])
      expect((await get(other)).status, other).to.equal(404);
  });

  it('include the image of the special emoji, which messages show', async () => {
    expect(await fetchPicture(site.url, IMAGE)).to.include({ type: 'image/png', width: 64, height: 64 });
    const { content } = await read(anna, await say(anna, 'design', 'a', 'to :zulip: and :service:'));
    expect(content).to.equal(
      `<p>to <img alt=":zulip:" class="emoji" src="${IMAGE}" title="zulip"> and ` +
        '<span aria-label="service" class="emoji emoji-1f415-200d-1f9ba" role="img" title="service">:service:</span></p>',
    );
  });

  it('do not replace a custom emoji with the name of the special emoji', async () => {
    const { source_url } = await addEmoji(site.owner, 'zulip');
    const { content } = await read(anna, await say(anna, 'design', 'a', ':zulip:'));
    expect(content).to.include(`src="${String(source_url)}"`);
    await site.owner.ok('DELETE', '/realm/emoji/zulip');
  });
});
