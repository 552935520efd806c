import { expect } from 'chai';

import type { Operation } from '../../tools/generate-contract/contract.js';
import { writtenPlacesOf } from '../../tools/generate-contract/schema/parameter-paths.js';
import type { Answer } from '../support/client.js';
import type { CaseRequest } from '../conformance/arrangement.js';
import { arrange } from '../conformance/arrange.js';
import { contract } from '../conformance/cases.js';
import { wireRequest } from '../conformance/request.js';
import { World } from '../conformance/world.js';
import { testDialect } from '../support/databases.js';
import { goodRequest, successOf } from './base.js';
import { changedTables, digest } from './digest.js';
import { complaintAbout, complaintAboutLimit } from './oracle.js';
import { mayReachHandler } from './refused-by.js';
import { send } from './request.js';
import { Things } from './things.js';
import { pathTrialsOf, trialsOf, type Trial } from './trials.js';

/** Texts with a limit of their own for each type of profile field; `test/contract/effects/limits.ts` tries those. */
const limitedByType: ReadonlySet<string> = new Set(['profile_data[0]["value"]']);

describe('bad input, from the contract', function () {
  this.timeout(60_000);
  let world: World;
  let things: Things;

  before(async () => {
    world = await World.create();
    things = new Things(world);
  });
  after(() => world.close());

  const ask = async (operation: Operation, request: CaseRequest): Promise<Answer> =>
    send(operation.method, await wireRequest(successOf(operation.id), request, world.url));

  /** The complaints about the answers; one that the contract does not know is a complaint, not the end of the test. */
  const complaintsAbout = async (
    operation: Operation,
    trials: readonly Trial[],
    judge: (answer: Answer, trial: Trial) => Promise<string | undefined> | string | undefined,
  ): Promise<string[]> => {
    const complaints: string[] = [];
    for (const trial of trials) {
      const complaint = await ask(operation, trial.request).then((answer) => judge(answer, trial), String);
      if (complaint !== undefined) complaints.push(`${trial.what}: ${complaint.slice(0, 400)}`);
    }
    return complaints;
  };

  const storeDigest = (): Promise<ReadonlyMap<string, string>> => digest(world.server.services.store);

  /** Thousands of queues would slow down whatever comes after them. */
  const letGo = async ({ body }: Answer): Promise<void> => {
    const { queue_id } = body as { queue_id?: string };
    if (queue_id !== undefined) await world.owner.send('DELETE', '/events', { queue_id });
  };

  const operationsAndPlaces = contract.operations.map((operation) => ({
    operation,
    title: `${operation.id} (${operation.method} ${operation.path})`,
    places: writtenPlacesOf(operation, contract.schemas),
  }));

  // First of all, while nothing happens in the background that would change the store too.
  for (const { operation, title, places } of operationsAndPlaces) {
    describe(title, () => {
      const refuses = async (
        good: CaseRequest,
        trials: readonly Trial[],
        judge: (answer: Answer) => string | undefined,
      ): Promise<void> => {
        const before = await storeDigest();
        const complaints = await complaintsAbout(operation, trials, judge);
        const after = await storeDigest();
        await good.after?.();
        expect(complaints.length, complaints.join('\n')).to.equal(0);
        expect(changedTables(before, after)).to.deep.equal([]);
      };

      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        it(`finds nothing where ${parameter.name} is of nothing, and changes nothing`, async () => {
          const good = await arrange(successOf(operation.id), world);
          await refuses(good, pathTrialsOf(parameter, good), (answer) =>
            // What is at no path has no name.
            answer.status === 404 ? undefined : complaintAbout(answer, operation, parameter.name),
          );
        });
      }

      for (const place of testDialect === 'sqlite' ? places : places.filter(mayReachHandler)) {
        const { name } = place.parameter;
        it(`refuses what ${place.name} may not be by its name, and changes nothing`, async () => {
          const good = await goodRequest(successOf(operation.id), name, world, things);
          await refuses(good, trialsOf(operation, place, good).bad, (answer) =>
            complaintAbout(answer, operation, name),
          );
        });
      }
    });
  }

  for (const { operation, title, places } of operationsAndPlaces) {
    describe(title, () => {
      for (const place of places) {
        it(`answers whatever ${place.name} may be, and refuses no value that is within its limits for them`, async () => {
          const good = await goodRequest(successOf(operation.id), place.parameter.name, world, things);
          const { others } = trialsOf(operation, place, good);
          const complaints = await complaintsAbout(operation, others, async (answer, trial) => {
            await letGo(answer);
            if (answer.status >= 500) return JSON.stringify(answer.body);
            return trial.atLimit && !limitedByType.has(place.name) ? complaintAboutLimit(answer) : undefined;
          });
          await good.after?.();
          expect(complaints.length, complaints.join('\n')).to.equal(0);
        });
      }
    });
  }
});
