import { expect } from 'chai';

import type { Operation } from '../../tools/generate-contract/contract.js';
import { writtenPlacesOf } from '../../tools/generate-contract/schema/parameter-paths.js';
import type { HttpResponse } from '../support/client.js';
import type { CaseRequest } from '../conformance/case-setup.js';
import { arrange } from '../conformance/case-request.js';
import { contract } from '../conformance/cases.js';
import { wireRequest } from '../conformance/request.js';
import { Fixtures } from '../conformance/fixtures.js';
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
  let fixtures: Fixtures;
  let things: Things;

  before(async () => {
    fixtures = await Fixtures.create();
    things = new Things(fixtures);
  });
  after(() => fixtures.close());

  const ask = async (operation: Operation, request: CaseRequest): Promise<HttpResponse> =>
    send(operation.method, await wireRequest(successOf(operation.id), request, fixtures.url));

  /** Collects the faults of responses. A response that the contract does not know is a fault, not the end of the test. */
  const complaintsAbout = async (
    operation: Operation,
    trials: readonly Trial[],
    judge: (answer: HttpResponse, trial: Trial) => Promise<string | undefined> | string | undefined,
  ): Promise<string[]> => {
    const complaints: string[] = [];
    for (const trial of trials) {
      const complaint = await ask(operation, trial.request).then((answer) => judge(answer, trial), String);
      if (complaint !== undefined) complaints.push(`${trial.what}: ${complaint.slice(0, 400)}`);
    }
    return complaints;
  };

  const storeDigest = (): Promise<ReadonlyMap<string, string>> => digest(fixtures.server.services.store);

  /** Thousands of queues would slow down whatever comes after them. */
  const letGo = async ({ body }: HttpResponse): Promise<void> => {
    const { queue_id } = body as { queue_id?: string };
    if (queue_id !== undefined) await fixtures.owner.send('DELETE', '/events', { queue_id });
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
        judge: (answer: HttpResponse) => string | undefined,
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
          const good = await arrange(successOf(operation.id), fixtures);
          await refuses(good, pathTrialsOf(parameter, good), (answer) =>
            // What is at no path has no name.
            answer.status === 404 ? undefined : complaintAbout(answer, operation, parameter.name),
          );
        });
      }

      for (const place of testDialect === 'sqlite' ? places : places.filter(mayReachHandler)) {
        const { name } = place.parameter;
        it(`refuses what ${place.name} may not be by its name, and changes nothing`, async () => {
          const good = await goodRequest(successOf(operation.id), name, fixtures, things);
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
          const good = await goodRequest(successOf(operation.id), place.parameter.name, fixtures, things);
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
