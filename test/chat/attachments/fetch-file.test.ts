import { expect } from 'chai';

import { makeChannel, say, setOrganization, tell } from '../messages/fixtures.js';
import { exampleFile, textFile } from '../../support/files.js';
import type { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, upload } from './fixtures.js';

describe('GET /user_uploads/…', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;

  before(async () => {
    const limits = {
      spectator_attachment_access_by_file: [{ seconds: 86_400, count: 2 }],
      api_by_user: [{ seconds: 60, count: 10_000 }],
      api_by_ip: [{ seconds: 60, count: 1000 }],
    };
    site = await startServer({
      env: { WEB_PUBLIC_STREAMS_ENABLED: 'on', RATE_LIMITS: 'on' },
      overrides: { limits },
    });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    guest = await site.person('Gustav', { role: 'guest' });
    await setOrganization(site, { enable_spectator_access: true });
  });
  after(() => site.close());

  const statuses = async (url: string, ...clients: (Client | undefined)[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const client of clients) answers.push((await fetchFile(site, url, client)).status);
    return answers;
  };

  it('serves only the owner until a message links the file', async () => {
    const url = await upload(anna);
    expect(await statuses(url, anna.client, ben.client, site.owner, undefined)).to.deep.equal([
      200, 404, 404, 401,
    ]);
    await tell(anna, [ben], `[notes](${url})`);
    expect(await statuses(url, anna.client, ben.client, site.owner)).to.deep.equal([200, 200, 404]);
  });

  it('serves all members if a public channel links the file, and subscribers of a private one', async () => {
    await makeChannel(anna, 'public', []);
    await makeChannel(anna, 'private', [ben], { invite_only: true });
    const url = await upload(anna);
    await say(anna, 'private', 'logo', `[notes](${url})`);
    expect(await statuses(url, ben.client, site.owner, guest.client, undefined)).to.deep.equal([
      200, 404, 404, 401,
    ]);
    await say(anna, 'public', 'logo', `[notes](${url})`);
    expect(await statuses(url, ben.client, site.owner, guest.client, undefined)).to.deep.equal([
      200, 200, 404, 401,
    ]);
  });

  it('serves unauthenticated clients, within a rate limit, if a web-public channel links the file', async () => {
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'open' }],
      is_web_public: true,
      principals: [anna.id],
    });
    const url = await upload(anna);
    await say(anna, 'open', 'logo', `[notes](${url})`);
    expect(await statuses(url, guest.client)).to.deep.equal([200]);
    const first = await fetchFile(site, url);
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).to.deep.equal([200, '1']);
    await setOrganization(site, { enable_spectator_access: false });
    expect(await statuses(url, undefined)).to.deep.equal([401]);
    await setOrganization(site, { enable_spectator_access: true });
    expect(await statuses(url, undefined, undefined, anna.client)).to.deep.equal([200, 429, 200]);
  });

  it('returns the same response for unknown files as for files without access', async () => {
    const url = await upload(anna);
    const hidden = await (await fetchFile(site, url, ben.client)).text();
    for (const path of [
      url.replace('notes', 'other'),
      url.replace(/[\w-]{24}/, 'x'.repeat(24)),
      '/user_uploads/',
      '/user_uploads/1/%E0%A4%A',
      `${url}/..%2f..%2fsecret-key`,
    ]) {
      const answer = await fetchFile(site, path, ben.client);
      expect([answer.status, await answer.text()], path).to.deep.equal([404, hidden]);
    }
    const stranger = await fetchFile(site, url);
    const nowhere = await fetchFile(site, url.replace(/[\w-]{24}/, 'x'.repeat(24)));
    expect(stranger.headers.get('www-authenticate')).to.match(/^Basic/);
    expect(await stranger.text()).to.equal(await nowhere.text());
  });

  it('refuses wrong credentials and other methods', async () => {
    const url = await upload(anna);
    const Authorization = `Basic ${Buffer.from(`${anna.email}:${'x'.repeat(32)}`).toString('base64')}`;
    expect((await fetchFile(site, url, undefined, { headers: { Authorization } })).status).to.equal(401);
    expect((await fetchFile(site, url, anna.client, { method: 'POST' })).status).to.equal(405);
  });

  it('shows harmless types inline, and sends all others as downloads', async () => {
    const file = (name: string, type: string): File =>
      new File(['<script>alert(1)</script>'], name, { type });
    for (const [sent, type, disposition] of [
      [exampleFile(), 'image/png', 'inline; filename="pixel.png"'],
      [textFile('a b.txt', 'x'), 'text/plain; charset=utf-8', 'inline; filename="a b.txt"'],
      [file('page.html', 'text/html'), 'text/html', 'attachment; filename="page.html"'],
      [file('pic.svg', 'image/svg+xml'), 'image/svg+xml', 'attachment; filename="pic.svg"'],
      [
        file('x', 'text/html; charset=x\r\nSet-Cookie: a=b'),
        'application/octet-stream',
        'attachment; filename="x"',
      ],
      [
        file('ж.html', 'text/html'),
        'text/html',
        `attachment; filename="?.html"; filename*=UTF-8''%D0%B6.html`,
      ],
    ] as const) {
      const { headers } = await fetchFile(site, await upload(anna, sent), anna.client);
      expect(headers.get('content-type'), sent.name).to.equal(type);
      expect(headers.get('content-disposition'), sent.name).to.equal(disposition);
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('content-security-policy')).to.match(/default-src 'none'.*sandbox/);
      expect(headers.get('cache-control')).to.equal('private, no-cache');
    }
  });

  it('goes by the name where the stated type is generic or a former name', async () => {
    for (const [name, stated, type, shows] of [
      ['a.jpg', 'image/jpg', 'image/jpeg', true],
      ['a.jpg', 'IMAGE/PJPEG', 'image/jpeg', true],
      ['a.png', 'image/x-png', 'image/png', true],
      ['a.webp', 'application/octet-stream', 'image/webp', true],
      ['A.MP4', 'application/octet-stream', 'video/mp4', true],
      ['a.mp3', 'binary/octet-stream', 'audio/mpeg', true],
      ['a.pdf', 'application/x-pdf', 'application/pdf', true],
      ['a.pdf', 'application/octet-stream', 'application/pdf', true],
      ['a.html', 'application/octet-stream', 'text/html', false],
      ['a.svg', 'application/octet-stream', 'image/svg+xml', false],
      ['a', 'application/octet-stream', 'application/octet-stream', false],
      ['a.png', 'application/zip', 'application/zip', false],
    ] as const) {
      const url = await upload(anna, new File(['x'], name, { type: stated }));
      const { headers } = await fetchFile(site, url, anna.client);
      const shown = headers.get('content-disposition')?.startsWith('inline');
      expect([headers.get('content-type'), shown], `${name} as ${stated}`).to.deep.equal([type, shows]);
    }
  });

  it('lets browsers open a PDF without a sandbox, in which their viewers do not run, and without scripts', async () => {
    const url = await upload(anna, new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
    const policyAt = async (path: string): Promise<string | null> =>
      (await fetchFile(site, path, anna.client)).headers.get('content-security-policy');
    const policy = await policyAt(url);
    expect(policy).to.include("default-src 'none'").and.include("script-src 'none'");
    expect(policy).not.to.include('sandbox');
    expect(await policyAt(url.replace('/user_uploads/', '/user_uploads/download/'))).to.include('sandbox');
  });

  it('sends a file as a download below /user_uploads/download/, with the same access', async () => {
    const url = await upload(anna, exampleFile());
    const download = url.replace('/user_uploads/', '/user_uploads/download/');
    const { status, headers } = await fetchFile(site, download, anna.client);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).to.deep.equal([
      200,
      'image/png',
      'attachment; filename="pixel.png"',
    ]);
    expect(await statuses(download, ben.client, undefined)).to.deep.equal([404, 401]);
  });

  it('names a file in ASCII, too, for clients that read only that', async () => {
    for (const name of ['é.txt', 'naïve ж.txt']) {
      const { headers } = await fetchFile(site, await upload(anna, textFile(name, 'x')), anna.client);
      const plain = name.replaceAll(/[^ -~]/g, '?');
      expect(headers.get('content-disposition')).to.equal(
        `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      );
    }
  });

  it('supports range requests, HEAD and conditional requests', async () => {
    const url = await upload(anna, textFile('alphabet', 'abcdefgh'));
    const ask = (headers: Record<string, string>, method = 'GET'): Promise<Response> =>
      fetchFile(site, url, anna.client, { headers, method });
    const part = await ask({ Range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).to.deep.equal([
      206,
      'bytes 2-4/8',
      'cde',
    ]);
    const beyond = await ask({ Range: 'bytes=100-' });
    expect([beyond.status, beyond.headers.get('content-range')]).to.deep.equal([416, 'bytes */8']);
    for (const [asked, range, text] of [
      ['bytes=-3', 'bytes 5-7/8', 'fgh'],
      ['bytes=-8', 'bytes 0-7/8', 'abcdefgh'],
      // More bytes than the file has are all of it (RFC 9110, section 14.1.2).
      ['bytes=-9', 'bytes 0-7/8', 'abcdefgh'],
      ['bytes=-5000', 'bytes 0-7/8', 'abcdefgh'],
    ] as const) {
      const end = await ask({ Range: asked });
      const found = [end.status, end.headers.get('content-range'), await end.text()];
      expect(found, asked).to.deep.equal([206, range, text]);
    }
    expect((await ask({ Range: 'bytes=-0' })).status).to.equal(416);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).to.deep.equal([
      200,
      '8',
      '',
    ]);
    const again = await ask({
      'If-None-Match': head.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).to.deep.equal([304, '']);
  });
});
