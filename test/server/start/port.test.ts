import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect } from 'chai';

import { ConfigError } from '../../../src/runtime/config.js';
import { freePort, listenError } from '../../../src/server/start/probe-port.js';

const HOST = '127.0.0.1';

describe('The port of the server', () => {
  const failure = (host: string, port: number): Promise<unknown> =>
    freePort({ host, port }).catch((error: unknown) => error);

  it('is a free one for PORT=0', async () => {
    const port = await freePort({ host: HOST, port: 0 });
    expect(port).to.be.greaterThan(0);
    const listener = createServer().listen(port, HOST);
    await once(listener, 'listening');
    const error = await failure(HOST, port);
    listener.close();
    expect(error).to.be.instanceOf(ConfigError);
    expect((error as Error).message).to.equal(
      `PORT ${String(port)} of ${HOST} is in use by another program.`,
    );
  });

  it('remains free after the check', async () => {
    const other = createServer().listen(0, HOST);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');
    expect(await freePort({ host: HOST, port })).to.equal(port);
    expect(await freePort({ host: HOST, port })).to.equal(port);
  });

  it('has an error that names the cause', async () => {
    expect(((await failure('192.0.2.1', 0)) as Error).message).to.equal(
      'HOST 192.0.2.1 is not an address of this machine.',
    );
    const place = { host: 'chat.invalid', port: 80 };
    const messageOf = (code: string): string => {
      const error = listenError(Object.assign(new Error('as given'), { code }), place);
      expect(error instanceof ConfigError, code).to.equal(code !== 'EIO');
      return error.message;
    };
    expect(['EACCES', 'ENOTFOUND', 'EIO'].map(messageOf)).to.deep.equal([
      'PORT 80 of chat.invalid may only be used with more rights than this program has.',
      'HOST chat.invalid is not known by name.',
      'as given',
    ]);
  });
});
