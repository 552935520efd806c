import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { routes } from '../../generated/routes.js';
import { groupBy } from '../../src/lib/sorted-ids.js';
import { createLog } from '../../src/runtime/log.js';
import { startServer, type TestServer } from '../support/server.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const post = (
  server: TestServer,
  path: string,
  body: string,
  type = 'application/x-www-form-urlencoded',
): Promise<Response> =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, Authorization: server.owner.authorization ?? '' },
  });

/** A GET of these paths redirects to a picture. */
const REDIRECTS: readonly string[] = ['/realm/icon', '/realm/logo'];

describe('the request pipeline', () => {
  let server: TestServer;
  const logged: string[] = [];

  before(async () => {
    server = await startServer({
      overrides: { log: createLog('error', { write: (line) => logged.push(line) }) },
    });
  });
  after(() => server.close());

  describe('finding the operation', () => {
    it('returns 404 as JSON for an unknown path', async () => {
      await server.owner.fails(
        'GET',
        '/no_such_thing',
        {},
        { status: 404, code: 'BAD_REQUEST', result: 'error' },
      );
    });

    it('returns 404 for a path with a malformed escape', async () => {
      const response = await fetch(`${server.url}/api/v1/users/%E0%A4%A`);
      expect(response.status).to.equal(404);
    });

    it('returns 405, the allowed methods and an Allow header for a wrong method', async () => {
      const { status, headers, body } = await server.owner.send('PUT', '/users/me/subscriptions', {});
      expect(status).to.equal(405);
      expect(body.allowed_methods).to.include.members(['DELETE', 'GET', 'HEAD', 'POST']);
      expect(headers.get('allow')).to.equal(body.allowed_methods.join(', '));
    });

    it('has exactly the documented methods at each path without parameters, even beside one with a parameter', async () => {
      const fixed = groupBy(
        routes.filter(({ path }) => !path.includes('{')),
        ({ path }) => path,
      );
      for (const [path, rows] of fixed) {
        const own = new Set<string>(rows.map(({ method }) => method));
        const allowed = [...own, ...(own.has('GET') ? ['HEAD'] : [])].sort();
        const options = await server.owner.send('OPTIONS', path, {});
        expect(options.headers.get('allow'), path).to.equal([...allowed, 'OPTIONS'].sort().join(', '));
        for (const method of METHODS.filter((one) => !own.has(one))) {
          // Outside the operations, see test/chat/organization/fetch-picture.test.ts.
          if (method === 'GET' && REDIRECTS.includes(path)) continue;
          const { status, headers, body } = await server.owner.send(method, path, {});
          expect([method, path, status]).to.deep.equal([method, path, 405]);
          expect(body.allowed_methods, path).to.deep.equal(allowed);
          expect(headers.get('allow'), path).to.equal(allowed.join(', '));
        }
      }
    });

    it('returns 404 for a path whose parameter is no ID, beside a path with that text', async () => {
      await server.owner.fails('PATCH', '/user_groups/created', {}, { status: 404, msg: 'Not found' });
    });

    it('returns 204 and the allowed methods for OPTIONS, without credentials', async () => {
      const response = await fetch(`${server.url}/api/v1/users/me`, { method: 'OPTIONS' });
      expect(response.status).to.equal(204);
      expect(response.headers.get('allow')?.split(', ')).to.include.members(['GET', 'HEAD', 'OPTIONS']);
    });

    it('returns the headers of GET without a body for HEAD', async () => {
      const get = await server.owner.send('GET', '/users/me');
      const { status, headers } = await server.owner.send('HEAD', '/users/me');
      expect(status).to.equal(200);
      expect(headers.get('content-type')).to.equal(get.headers.get('content-type'));
      expect(Number(headers.get('content-length'))).to.be.greaterThan(100);
    });

    it('takes a form field `method` of a POST as the method', async () => {
      const response = await post(server, '/users/me', 'method=GET');
      expect(response.status).to.equal(200);
      expect(await response.json()).to.include({ email: server.owner.credentials?.email });
      expect((await post(server, '/users/me', 'method=get+rich')).status).to.equal(405);
    });
  });

  describe('reading parameters', () => {
    const parameters = { subscriptions: [{ name: 'forms' }], announce: false };
    const everyone = ['form', 'multipart', 'json', 'query'] as const;

    for (const encoding of everyone) {
      it(`accepts ${encoding} parameters on POST`, async () => {
        const body = await server.owner.ok('POST', '/users/me/subscriptions', parameters, encoding);
        expect(Object.keys({ ...body.subscribed, ...body.already_subscribed })).to.have.length(1);
      });
      it(`accepts ${encoding} parameters on DELETE`, async () => {
        const body = await server.owner.ok(
          'DELETE',
          '/users/me/subscriptions',
          { subscriptions: ['forms'] },
          encoding,
        );
        expect([...body.removed, ...body.not_removed]).to.deep.equal(['forms']);
      });
    }

    it('prefers the body to the query', async () => {
      const { body } = await server.owner.send(
        'POST',
        '/users/me/subscriptions?subscriptions=nonsense',
        parameters,
      );
      expect(body.result).to.equal('success');
    });

    it('lists unknown parameters of the body and the query, sorted', async () => {
      const { body } = await server.owner.send('POST', '/users/me/subscriptions?zeta=1', {
        ...parameters,
        alpha: 1,
        constructor: 2,
      });
      expect(body.ignored_parameters_unsupported).to.deep.equal(['alpha', 'constructor', 'zeta']);
    });

    it('lists unknown multipart fields of any name', async () => {
      const { body } = await server.owner.send(
        'POST',
        '/users/me/subscriptions',
        { ...parameters, constructor: 2 },
        { encoding: 'multipart' },
      );
      expect(body.ignored_parameters_unsupported).to.deep.equal(['constructor']);
    });

    it('returns no list of ignored parameters if all are known', async () => {
      const body = await server.owner.ok('POST', '/users/me/subscriptions', parameters);
      expect(body).not.to.have.property('ignored_parameters_unsupported');
    });

    it('treats a null argument as absent', async () => {
      await server.owner.ok('POST', '/users/me/subscriptions', { ...parameters, principals: null });
    });

    it('accepts a JSON body with a charset and a byte order mark', async () => {
      const body = `\ufeff${JSON.stringify(parameters)}`;
      const response = await post(server, '/users/me/subscriptions', body, 'application/json; charset=UTF-8');
      expect(await response.json()).to.include({ result: 'success' });
    });

    it('splits form parameters only at their first equals sign', async () => {
      const response = await post(server, '/users/me/alert_words', 'alert_words=["a[0]=1"]');
      expect(await response.json()).to.include({ result: 'success' });
    });

    it('takes the last value of a repeated form parameter', async () => {
      const response = await post(server, '/users/me/alert_words', 'alert_words={&alert_words=["b+c"]');
      const { alert_words } = (await response.json()) as { alert_words: string[] };
      expect(alert_words).to.include('b c');
    });

    it('lists unknown names of a form unchanged', async () => {
      const names = ['', '[alert_words]', '__proto__', 'a.b', 'a[b][c]', 'constructor'];
      const fields = [...names, 'alert_words'].map((name) => `${encodeURIComponent(name)}=["d"]`);
      const response = await post(server, '/users/me/alert_words', fields.join('&'));
      const body = (await response.json()) as { ignored_parameters_unsupported: string[] };
      expect(body.ignored_parameters_unsupported).to.deep.equal(names.toSorted());
    });

    it('decodes the rest of a form that has a malformed escape', async () => {
      const response = await post(server, '/users/me/alert_words', 'alert_words=%5B"100%,%C3%A4"%5D');
      const { alert_words } = (await response.json()) as { alert_words: string[] };
      expect(alert_words).to.include('100%,ä');
    });

    it('does not decompress a body', async () => {
      const response = await fetch(`${server.url}/api/v1/users/me/alert_words`, {
        method: 'POST',
        body: gzipSync('{"alert_words":["e"]}'),
        headers: {
          'Content-Type': 'application/json',
          'Content-Encoding': 'gzip',
          Authorization: server.owner.authorization ?? '',
        },
      });
      expect(response.status).to.equal(400);
      expect(await response.json()).to.include({ code: 'INVALID_JSON' });
    });

    it('treats an empty body of any type as no parameters', async () => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        const response = await post(server, '/users/me/subscriptions', '', type);
        expect(await response.json()).to.include({ code: 'REQUEST_VARIABLE_MISSING' });
      }
    });

    it('refuses a JSON body that is not an object', async () => {
      for (const body of ['[1]', '{"a":', '"text"', 'null']) {
        const response = await post(server, '/users/me/subscriptions', body, 'application/json');
        expect(await response.json()).to.include({ code: 'INVALID_JSON' });
        expect(response.status).to.equal(400);
      }
    });

    it('refuses a malformed multipart body', async () => {
      const response = await post(
        server,
        '/users/me/subscriptions',
        'nothing of the kind',
        'multipart/form-data',
      );
      expect(response.status).to.equal(400);
    });
  });

  describe('limits of a body', () => {
    const large = 'x'.repeat(11 * 1024 * 1024);

    for (const encoding of ['form', 'multipart', 'json'] as const) {
      it(`refuses a body that is too large, as ${encoding}`, async () => {
        const { status, body } = await server.owner.send(
          'POST',
          '/users/me/subscriptions',
          { subscriptions: large },
          { encoding },
        );
        expect(status).to.equal(413);
        expect(body.result).to.equal('error');
      });
    }

    it('refuses more fields than any operation has', async () => {
      const many = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`field${index}`, '']));
      const { status } = await server.owner.send('POST', '/users/me/subscriptions', many);
      expect(status).to.equal(413);
    });

    it('handles an aborted request without logging an error', async () => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        'POST /api/v1/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n' +
          `Authorization: ${server.owner.authorization ?? ''}\r\n\r\ntype=`,
      );
      socket.end();
      await new Promise((resolve) => socket.once('close', resolve).resume());
      await server.owner.ok('GET', '/users/me');
      expect(logged).to.deep.equal([]);
    });
  });

  it('publishes the contract to unauthenticated clients', async () => {
    const response = await fetch(`${server.url}/api/v1/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: object };
    expect(document.openapi).to.match(/^3\.1\./);
    expect(document.paths).to.have.property('/users/me');
    const changed = await fetch(`${server.url}/api/v1/openapi.json`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect([changed.status, changed.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD']);
    const old = await fetch(`${server.url}/api/v1/openapi-3.0.json`);
    expect(((await old.json()) as { openapi: string }).openapi).to.match(/^3\.0\./);
  });
});
