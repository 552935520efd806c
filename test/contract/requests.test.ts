import { expect } from 'chai';

import { routes } from '../../generated/routes.js';
import { errors } from '../../generated/errors.js';
import { Client } from '../support/client.js';
import { exampleRequest } from '../support/examples.js';
import { startServer, type TestServer } from '../support/server.js';

const without = (parameters: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name));

/** A well-formed key that belongs to no account. */
const UNKNOWN_KEY = 'abcdefghijklmnopqrstuvwxyz012345';

describe('every operation of the contract', () => {
  let server: TestServer;

  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  for (const route of routes) {
    const { method, path, parameters } = exampleRequest(route);

    describe(`${route.operationId} (${method} ${path})`, () => {
      if (!route.open) {
        it('refuses requests without credentials', async () => {
          const anonymous = new Client(server.url);
          const { status, body, headers } = await anonymous.send(method, path, parameters);
          expect(status).to.equal(401);
          expect(body).to.deep.equal(errors.notLoggedIn().body);
          expect(headers.get('www-authenticate')).to.match(/^Basic realm=/);
        });

        it('refuses a wrong key', async () => {
          const stranger = new Client(server.url, { email: 'iago@example.com', key: UNKNOWN_KEY });
          const { status, body } = await stranger.send(method, path, parameters);
          expect(status).to.equal(401);
          expect(body).to.deep.equal(errors.invalidApiKey().body);
        });
      }

      for (const row of route.parameters.filter(({ in: place }) => place !== 'path')) {
        // Operations that need a file have their own error for a missing one.
        if (row.required && row.kind !== 'file') {
          it(`names ${row.name} if it is missing`, async () => {
            const { status, body } = await server.owner.send(method, path, without(parameters, row.name));
            expect(status).to.equal(400);
            expect(body).to.deep.equal(errors.missingArgument({ var_name: row.name }).body);
          });
        }

        if (row.kind === 'json') {
          it(`names ${row.name} if it is not JSON`, async () => {
            const { status, body } = await server.owner.send(method, path, {
              ...parameters,
              [row.name]: '{not json',
            });
            expect(status).to.equal(400);
            const refused = route.errors.includes('classicNotJson')
              ? errors.classicNotJson({ name: row.name })
              : errors.notJson({ name: row.name });
            expect(body).to.deep.equal(refused.body);
          });
        }

        for (const alias of row.aliases) {
          it(`refuses ${row.name} together with its alias ${alias}`, async () => {
            const both = { ...parameters, [row.name]: 'a', [alias]: 'b' };
            const { status, body } = await server.owner.send(method, path, both);
            expect(status).to.equal(400);
            expect(body).to.include({ code: 'REQUEST_CONFUSING_VAR' });
          });
        }
      }
    });
  }
});
