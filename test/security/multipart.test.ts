import { expect } from 'chai';

import { startServer, type TestServer } from '../support/server.js';

const PART = '--x\r\nContent-Disposition: form-data\r\n\r\ntext\r\n';

describe('Multipart bodies', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  /** Sends a body without a login. */
  const send = (body: string): Promise<Response> =>
    fetch(`${site.url}/api/v1/fetch_api_key`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
    });

  it('are refused if a field has no name', async () => {
    const response = await send(`${PART}--x--\r\n`);
    expect(response.status).to.equal(400);
    expect(await response.json()).to.include({ msg: 'Malformed form data' });
  });
});
