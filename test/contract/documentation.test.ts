import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect } from 'chai';
import { parse as parseYaml } from 'yaml';

import { projectRoot } from '../../src/lib/project-root.js';
import { readPublished } from '../support/published-document.js';
import { startServer, type TestServer } from '../support/server.js';

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe('the documentation at /docs', () => {
  let server: TestServer;

  before(async () => {
    server = await startServer();
  });

  after(() => server.close());

  const ask = (path: string, method = 'GET') =>
    fetch(new URL(path, server.url), { method, redirect: 'manual' });

  /** Asks without `fetch`, which decompresses what it gets. */
  const fetchAs = async (
    path: string,
    encoding: string,
  ): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> => {
    const request = get(new URL(path, server.url), { headers: { 'Accept-Encoding': encoding } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const chunks = (await response.toArray()) as Buffer[];
    return { headers: response.headers, body: Buffer.concat(chunks) };
  };

  it('is where / redirects to', async () => {
    const response = await ask('/');
    expect(response.status).to.equal(302);
    expect(response.headers.get('location')).to.equal('/docs');
  });

  it('loads all parts of its page from this server', async () => {
    const page = await ask('/docs');
    expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    const text = await page.text();
    const parts = new Set(
      Array.from(text.matchAll(/(?:src|href)="([^"#]+)/g), ([, address = '']) => address),
    );
    expect([...parts]).to.include.members(['/docs/style.css', '/docs/api/drafts', '/api/v1/openapi.json']);
    for (const part of parts) {
      const response = await ask(part);
      expect(part).to.match(/^\/(?!\/)/);
      expect(response.status, part).to.equal(200);
      expect((await response.arrayBuffer()).byteLength, part).to.be.above(100);
    }
  });

  for (const [path, name] of [
    ['gaps', 'gaps'],
    ['levels', 'feature-levels'],
    ['limits', 'bounds'],
    ['errors', 'errors'],
    ['events', 'events'],
  ]) {
    it(`shows generated/${name}.md as tables`, async () => {
      const response = await ask(`/docs/${path}`);
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      const text = await response.text();
      const source = readFileSync(join(projectRoot, 'generated', `${name}.md`), 'utf8');
      const rows = source.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
      expect(text.match(/<tr>/g)).to.have.length(rows.length);
      expect(text).not.to.include('npm run generate');
    });
  }

  it('forbids other hosts, inline scripts and framing by its content security policy', async () => {
    const { headers } = await ask('/docs/api/drafts');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy)
      .to.include("default-src 'none'")
      .and.to.match(/script-src 'self'(;|$)/);
    expect(policy).to.include("connect-src 'self'").and.to.include("frame-ancestors 'none'");
    expect(policy).not.to.match(/https?:|\*/);
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('serves only the files that its pages need', async () => {
    for (const path of ['/docs/search.json', '/docs/../package.json', '/docs/api/%2e%2e/index.html']) {
      expect((await ask(path)).status, path).to.equal(404);
    }
  });

  for (const name of ['openapi', 'openapi-3.0', 'openapi-sdk', 'asyncapi']) {
    it(`has ${name} as compact JSON and as YAML, compressed in advance`, async () => {
      const published = readPublished(`${name}.json`);
      for (const [extension, type, parse] of [
        ['json', 'application/json', (text: string): unknown => JSON.parse(text)],
        ['yaml', 'application/yaml', (text: string): unknown => parseYaml(text)],
      ] as const) {
        const path = `/api/v1/${name}.${extension}`;
        const lengths: number[] = [];
        for (const encoding of ['br', 'gzip', 'identity']) {
          const { headers, body } = await fetchAs(path, encoding);
          expect(headers['content-type'], path).to.equal(type);
          expect(headers['content-encoding'] ?? 'identity', path).to.equal(encoding);
          expect(headers.etag, path).to.match(/^W\/"[\w-]+"$/);
          lengths.push(body.length);
          const text = DECODERS[encoding]?.(body) ?? body;
          expect(parse(text.toString()), path).to.deep.equal(published);
        }
        const [brotli = 0, gzip = 0, plain = 0] = lengths;
        expect(brotli, path).to.be.below(gzip);
        expect(gzip, path).to.be.below(plain / 4);
      }
      const { body } = await fetchAs(`/api/v1/${name}.json`, 'identity');
      expect(body.toString()).to.equal(JSON.stringify(published));
    });
  }

  it('allows only GET, HEAD and OPTIONS, like the contract', async () => {
    for (const path of ['/docs', '/api/v1/openapi.json']) {
      const refused = await ask(path, 'POST');
      expect(refused.status).to.equal(405);
      expect(refused.headers.get('allow')).to.equal('GET, HEAD');
      expect(await refused.json()).to.deep.include({ code: 'BAD_REQUEST', allowed_methods: ['GET', 'HEAD'] });
      const options = await ask(path, 'OPTIONS');
      expect(options.status).to.equal(204);
      expect(options.headers.get('allow')).to.equal('GET, HEAD, OPTIONS');
      expect((await ask(path, 'HEAD')).status).to.equal(200);
    }
  });
});
