import { once } from 'node:events';
import { createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

import { expect } from 'chai';

import { errors } from '../../generated/errors.js';
import type { ApiError } from '../../src/contract/api-error.js';
import { bodyTooLarge } from '../../src/runtime/http/form.js';
import { mebibytes } from '../../src/lib/bytes.js';
import { freePort } from '../../src/server/start/probe-port.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { startServer, type TestServer } from '../support/server.js';
import { isInstalled, startProxy, type ProxyProcess } from './proxy-process.js';

const FILE = 'nginx.conf';

/** Reads the response to bytes that `fetch` cannot send. */
const raw = async (url: string, text: string): Promise<Response> => {
  const socket = (await RawSocket.open(url)).read().write(text);
  await until(() => socket.text.includes('}\n'));
  socket.close();
  const [head = '', body = ''] = socket.text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
  return new Response(body, { status: Number(first.split(' ')[1]), headers });
};

const expectError = async (response: Response, { body, status }: ApiError, given = status): Promise<void> => {
  expect(response.status).to.equal(given);
  expect(await response.json()).to.deep.equal(body);
  const { headers } = response;
  expect(headers.get('content-type')).to.equal('application/json');
  expect(headers.get('cache-control')).to.equal('no-store');
  expect(headers.get('x-content-type-options')).to.equal('nosniff');
  expect(headers.get('x-request-id')).to.match(/^[0-9a-f]{32}$/);
};

describe('An error of nginx itself', function () {
  let site: TestServer;
  let hanging: Listener;
  const sockets = new Set<Socket>();
  const proxies: ProxyProcess[] = [];

  const start = async (port: number, change?: (text: string) => string): Promise<string> => {
    const proxy = await startProxy(FILE, port, change);
    proxies.push(proxy);
    return proxy.url;
  };
  let url: string;

  before(async function () {
    if (!isInstalled(FILE)) {
      this.skip();
      return;
    }
    site = await startServer();
    hanging = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    url = await start(Number(new URL(site.url).port));
  });
  after(async () => {
    for (const proxy of proxies) await proxy.stop();
    if (proxies.length === 0) return;
    for (const socket of sockets) socket.destroy();
    hanging.close();
    await site.close();
  });

  it('has the form of the API for a body that is too large', async () => {
    const bytes = mebibytes(28);
    const head = (length: number) =>
      headOf('/api/v1/user_uploads', { method: 'POST', headers: { 'Content-Length': String(length) } });
    await expectError(await raw(url, head(bytes + 1)), bodyTooLarge(bytes));
  });

  it('has it for what is no request, and for too long a head', async () => {
    await expectError(await raw(url, 'GET / HTTP/1.1\r\n\r\n'), errors.unreadableRequest());
    const long = 'x'.repeat(40_000);
    await expectError(await raw(url, headOf(`/api/v1/messages?narrow=${long}`)), errors.headersTooLarge());
    await expectError(await raw(url, headOf('/', { headers: { Long: long } })), errors.headersTooLarge());
  });

  it('has it for an address of nginx alone', async () => {
    await expectError(await fetch(`${url}/nginx-errors/failed`), errors.notFound());
  });

  it('is a 502 if the server has stopped', async () => {
    const gone = await start(await freePort({ host: '127.0.0.1', port: 0 }));
    await expectError(await fetch(`${gone}/api/v1/server_settings`), errors.storeUnavailable(), 502);
  });

  it('is a 504 if the server does not respond', async () => {
    const { port } = hanging.address() as AddressInfo;
    const silent = await start(port, (text) =>
      text.replace(/proxy_read_timeout \d+s/, 'proxy_read_timeout 1s'),
    );
    await expectError(await fetch(`${silent}/api/v1/server_settings`), errors.storeUnavailable(), 504);
  });

  it('does not replace an error of the server', async () => {
    const response = await fetch(`${url}/nowhere`, { headers: { Accept: 'text/html' } });
    expect(response.status).to.equal(404);
    expect(response.headers.get('content-type')).to.include('text/html');
    expect(await response.text()).to.include('<h1>Not found</h1>');
  });
});
