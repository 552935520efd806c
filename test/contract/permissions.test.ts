import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { errors } from '../../generated/errors.js';
import { routes } from '../../generated/routes.js';
import { type Actor, roles } from '../../src/runtime/identity/actor.js';
import { refusal } from '../../src/runtime/identity/authenticate.js';
import { permissionSentence } from '../../tools/generate-contract/schema/sentences.js';
import type { Role, RouteRow } from '../../src/contract/types.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { Client } from '../support/client.js';
import { exampleRequest } from '../support/examples.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { expectListed } from '../support/expect-listed.js';

/** Operations that need no login. A new one must be added here. */
const OPEN = ['fetchApiKey', 'fetchDevApiKey', 'getServerSettings', 'listDevUsers'];

/** The operations that need no credentials where the organization lets spectators in. */
const FOR_SPECTATORS = ['listMessages', 'listTopics', 'registerQueue'];

const OPTIONAL = [{ basic: [] }, { session: [] }, {}];

const RANKS: readonly Role[] = ['guest', 'member', 'moderator', 'administrator', 'owner'];

const REFUSALS = {
  guest: errors.insufficientPermission(),
  member: errors.notForGuests(),
  moderator: errors.insufficientPermission(),
  administrator: errors.mustBeAdministrator(),
  owner: errors.mustBeOwner(),
};

/** The error for a user whose role is too low. */
const refusalBody = ({ role, refusal: own }: RouteRow): object => (own ? errors[own]() : REFUSALS[role]).body;

const { paths } = JSON.parse(readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { description: string; security?: unknown[]; responses: object }>>>
  >;
};

describe('permissions', () => {
  it('require credentials for all operations except the listed ones', () => {
    const open = routes.filter((route) => route.open).map(({ operationId }) => operationId);
    expectListed(OPEN, open, 'test/contract/permissions.test.ts');
    const forSpectators = routes.filter((route) => route.spectators).map(({ operationId }) => operationId);
    expectListed(FOR_SPECTATORS, forSpectators, 'test/contract/permissions.test.ts');
  });

  for (const route of routes) {
    const published = paths[route.path]?.[route.method.toLowerCase()];

    it(`of ${route.operationId} are published as they are enforced`, () => {
      const security = route.spectators ? OPTIONAL : undefined;
      expect(published?.security).to.deep.equal(route.open ? [] : security);
      expect('401' in (published?.responses ?? {}) || route.open).to.equal(true);
      expect(published?.description.split('\n')).to.include(permissionSentence(route));
    });

    if (!route.open) {
      it(`of ${route.operationId} allow ${route.role}s and higher roles, ${route.bots ? 'and' : 'but not'} bots`, () => {
        for (const [rank, role] of RANKS.entries()) {
          const person = { role: roles[role], is_bot: false } as Actor;
          const bot = { role: roles[role], is_bot: true } as Actor;
          const wanted = rank < RANKS.indexOf(route.role) ? refusalBody(route) : undefined;
          expect(refusal(route, person)?.body, role).to.deep.equal(wanted);
          expect(refusal(route, bot)?.body, `${role} bot`).to.deep.equal(
            route.bots ? wanted : errors.noBots().body,
          );
        }
      });
    }
  }

  describe('in requests', () => {
    let server: TestServer;
    const people = new Map<Role, Person>();
    const bots = new Map<Role, Person>();

    before(async () => {
      server = await startServer();
      // With this account, the users that the examples name are the bot of the administrator, and the active owner.
      await server.person('Another');
      for (const role of RANKS) {
        const person = await server.person(`Some ${role}`, { role });
        people.set(role, person);
        bots.set(role, await server.person(`Robot of ${role}`, { role, botOf: person.id }));
      }
    });
    after(() => server.close());

    /** Reactivates an account that deactivated itself, and its bot. */
    const bringBack = async (role: Role): Promise<void> => {
      for (const group of [people, bots])
        await server.owner.ok('POST', `/users/${String(group.get(role)?.id)}/reactivate`);
    };

    /** Sends only the path parameters, so the request changes nothing, and returns the error. */
    const ask = async (
      group: Map<Role, Person>,
      role: Role,
      route: RouteRow,
    ): Promise<{ readonly status: number }> => {
      const by = group.get(role);
      if (!by) throw new Error('Nobody has that role.');
      const { method, path } = exampleRequest(route);
      const waits = route.operationId === 'getEvents';
      const { status, body } = await by.client.send(method, path, waits ? { dont_block: true } : {});
      if (route.operationId === 'deactivateOwnUser' && status === 200) await bringBack(role);
      const { api_key: key } = body;
      if (key !== undefined)
        group.set(role, { ...by, client: new Client(server.url, { email: by.email, key }) });
      return { ...body, status };
    };

    for (const route of routes.filter(({ open }) => !open)) {
      it(`of ${route.operationId} are checked before its parameters`, async () => {
        const tooLittle = { status: 400, ...refusalBody(route) };
        // Operations for guests have no role check. Their handler may still refuse with the same error.
        const isGated = route.role !== 'guest';
        const isBot = { status: 400, ...errors.noBots().body };
        for (const [rank, role] of RANKS.entries()) {
          const mayNot = rank < RANKS.indexOf(route.role);
          const [person, bot] = [await ask(people, role, route), await ask(bots, role, route)];
          // An allowed request reaches the operation: no 401 and no 5xx.
          for (const { status } of [person, bot])
            expect(status, role).to.be.within(200, 499).and.not.equal(401);
          if (mayNot) expect(person, role).to.deep.equal(tooLittle);
          else if (isGated) expect(person, role).not.to.deep.equal(tooLittle);
          if (!route.bots) expect(bot, `${role} bot`).to.deep.equal(isBot);
          else if (mayNot) expect(bot, `${role} bot`).to.deep.equal(tooLittle);
          else expect(bot, `${role} bot`).not.to.deep.equal(isGated ? tooLittle : isBot);
        }
      });
    }
  });
});
