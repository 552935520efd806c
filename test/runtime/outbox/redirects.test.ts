import { expect } from 'chai';

import { redirected, type OutgoingRequest } from '../../../src/runtime/outbox/http/redirects.js';

const CREDENTIALS = { Authorization: 'Basic bWU6c2VjcmV0' };
const HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json', ...CREDENTIALS };

const post = (url: string): OutgoingRequest => ({
  url: new URL(url),
  method: 'POST',
  headers: HEADERS,
  body: 'Secret',
});

/** Follows one redirect of a POST request. Returns the address and the rest of the next request. */
const follow = (from: string, status: number, location?: string) => {
  const next = redirected(post(from), status, location);
  if (next === undefined || next === 'refused') return next;
  const { url, ...rest } = next;
  return { href: url.href, ...rest };
};

describe('Redirects of requests to other servers', () => {
  it('exist only with a Location and a status for redirects', () => {
    for (const status of [200, 300, 304, 305, 306, 309, 404])
      expect(follow('https://a.test/', status, '/b'), String(status)).to.equal(undefined);
    for (const status of [301, 302, 303, 307, 308])
      expect(follow('https://a.test/', status), String(status)).to.equal(undefined);
  });

  it('become GET without the body and its type after 301, 302 and 303', () => {
    for (const status of [301, 302, 303])
      expect(follow('https://a.test/x?y=1', status, '../z'), String(status)).to.deep.equal({
        href: 'https://a.test/z',
        method: 'GET',
        headers: { Accept: 'application/json', ...CREDENTIALS },
        body: '',
      });
  });

  it('repeat the request on the same site after 307 and 308', () => {
    for (const status of [307, 308])
      expect(follow('https://a.test:444/x', status, 'y'), String(status)).to.deep.equal({
        href: 'https://a.test:444/y',
        method: 'POST',
        headers: HEADERS,
        body: 'Secret',
      });
  });

  const same = [
    ['https://a.test/', 'https://a.test:443/y'],
    ['http://a.test:80/', 'http://a.test/y'],
    ['http://a.test/', 'https://a.test/y'],
    ['http://a.test/', 'https://A.TEST:443/y'],
    ['https://a.test:8443/', '//a.test:8443/y'],
  ] as const;

  const other = [
    ['https://a.test/', 'http://a.test/y'],
    ['https://a.test/', 'https://b.test/y'],
    ['https://a.test/', 'https://sub.a.test/y'],
    ['https://a.test/', 'https://a.test:444/y'],
    ['http://a.test:8080/', 'https://a.test/y'],
    ['http://a.test/', 'https://a.test:8443/y'],
    ['http://a.test:443/', 'https://a.test/y'],
  ] as const;

  it('keep the body and the credentials for the same site, which may change from http to https', () => {
    for (const [from, to] of same) {
      expect(follow(from, 307, to), to).to.include({ method: 'POST', body: 'Secret' });
      expect(follow(from, 302, to), to)
        .to.have.property('headers')
        .that.includes(CREDENTIALS);
    }
  });

  it('never send the body or the credentials to another site', () => {
    for (const [from, to] of other) {
      for (const status of [307, 308]) expect(follow(from, status, to), `${from} ${to}`).to.equal('refused');
      expect(follow(from, 302, to), `${from} ${to}`).to.deep.include({
        method: 'GET',
        headers: { Accept: 'application/json' },
        body: '',
      });
    }
  });

  it('never take credentials from the Location', () => {
    expect(follow('https://a.test/', 302, 'https://you:word@b.test/')).to.include({
      href: 'https://b.test/',
    });
    expect(follow('https://a.test/', 307, 'https://you:word@a.test/')).to.deep.include({
      href: 'https://a.test/',
      headers: HEADERS,
    });
  });

  it('follow a GET request anywhere, without credentials on another site', () => {
    const get = { ...post('https://a.test/'), method: 'GET', body: '' } as const;
    for (const status of [301, 307, 308]) {
      const next = redirected(get, status, 'https://b.test/y') as OutgoingRequest;
      expect([next.url.href, next.method]).to.deep.equal(['https://b.test/y', 'GET']);
      expect(next.headers).not.to.have.property('Authorization');
    }
  });

  it('are refused if the Location is no HTTP or HTTPS address', () => {
    for (const location of [
      'ftp://a.test/',
      'file:///etc/passwd',
      'data:,x',
      'javascript:1',
      'http://',
      '//',
    ])
      for (const status of [301, 308])
        expect(follow('https://a.test/', status, location), location).to.equal('refused');
  });
});
