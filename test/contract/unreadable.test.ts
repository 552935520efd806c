import { connect } from 'node:net';

import { expect } from 'chai';

import { errors } from '../../generated/errors.js';
import { startServer, type TestServer } from '../support/server.js';

/** All that the server sends in response to these bytes until it closes the connection. */
const responseTo = ({ url }: TestServer, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject).once('close', () => {
      resolve(answer);
    });
  });

describe('a malformed request', () => {
  let site: TestServer;
  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const CASES = [
    { what: 'bytes that are not HTTP', bytes: 'hello there\r\n\r\n', error: errors.unreadableRequest() },
    {
      what: 'a query beyond 16 KB',
      bytes: `GET /api/v1/users/me?a=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      error: errors.headersTooLarge(),
    },
    {
      what: 'HTTP/1.1 without Host',
      bytes: 'GET /api/v1/server_settings HTTP/1.1\r\n\r\n',
      error: errors.unreadableRequest(),
    },
    {
      what: 'two lines with a Host',
      bytes: 'GET /api/v1/server_settings HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n',
      error: errors.unreadableRequest(),
    },
    {
      what: 'the method CONNECT',
      bytes: 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      error: errors.unreadableRequest(),
    },
  ];
  for (const { what, bytes, error } of CASES) {
    it(`returns an error of the usual form: ${what}`, async () => {
      const [head = '', body = ''] = (await responseTo(site, bytes)).split('\r\n\r\n');
      expect(head)
        .to.match(new RegExp(`^HTTP/1.1 ${error.status} `))
        .and.include('Content-Type: application/json');
      expect(JSON.parse(body)).to.deep.equal(error.body);
    });
  }

  it('of HTTP/1.0 needs no Host', async () => {
    const response = await responseTo(site, 'GET /api/v1/server_settings HTTP/1.0\r\n\r\n');
    expect(response).to.match(/^HTTP\/1.1 200 /);
  });
});
