import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/http/validators.js';
import { startServer, type TestServer } from '../support/server.js';

describe('the documentation at /docs', () => {
  let server: TestServer;

  before(async () => {
    server = await startServer();
  });

  after(() => server.close());

  const ask = (path: string, method = 'GET') =>
    fetch(new URL(path, server.url), { method, redirect: 'manual' });

  it('is where / redirects to', async () => {
    const response = await ask('/');
    expect(response.status).to.equal(302);
    expect(response.headers.get('location')).to.equal('/docs');
  });

  it('loads all parts of its page from this server', async () => {
    const page = await ask('/docs');
    expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    const text = await page.text();
    const parts = [...text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address = '']) => address);
    expect(parts).to.include.members(['/docs/viewer.js', '/api/v1/openapi.json']);
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
    const { headers } = await ask('/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).to.include("default-src 'none'").and.to.include("script-src 'self';");
    expect(policy).to.include("connect-src 'self'").and.to.include("frame-ancestors 'none'");
    expect(policy).not.to.match(/https?:|\*/);
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('serves only the library files that the page needs', async () => {
    for (const path of ['/docs/package.json', '/docs/../package.json', '/docs/%2e%2e/package.json']) {
      expect((await ask(path)).status, path).to.equal(404);
    }
  });

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
