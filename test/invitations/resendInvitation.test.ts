import { expect } from 'chai';

import { startServer, type TestServer } from '../support/server.js';

describe('GET /replace/this/path', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('succeeds', async () => {
    await site.owner.ok('GET', '/replace/this/path');
  });

  it('does what its description states', () => {
    expect.fail('Replace this by tests of the behavior.');
  });
});
