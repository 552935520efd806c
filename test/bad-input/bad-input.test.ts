import { expect } from 'chai';

import type { Operation } from '../../tools/generate-contract/contract.js';
import { writtenPlacesOf } from '../../tools/generate-contract/schema/parameter-paths.js';
import type { HttpResponse } from '../support/client.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { arrange } from '../../conformance/src/cases/case-request.js';
import { isChosen } from '../support/chosen.js';
import { contract } from '../support/contract-sources.js';
import { wireRequest } from '../../conformance/src/run/request.js';
import { Fixtures } from '../conformance/fixtures.js';
import { testDialect } from '../support/databases.js';
import { goodRequest, successOf } from './base.js';
import { watchTables, type ChangedTables } from './changed-tables.js';
import { complaintAbout, complaintAboutLimit } from './oracle.js';
import { mayReachHandler } from './refused-by.js';
import { send } from './request.js';
import { Things } from './things.js';
import { pathTrialsOf, trialsOf, type Trial } from './trials.js';

/**
 * Texts whose limit depends on the type of the profile field. `test/contract/effects/limits.ts` tests these
 * limits.
 */
const limitedByType: ReadonlySet<string> = new Set(['profile_data[0]["value"]', 'data[0]["value"]']);

/** A stream without this flag does not end. test/chat/events/streamEvents.test.ts reads it. */
const endless = ['streamEvents dont_block'];

describe('bad input', () => {
  let fixtures: Fixtures;
  let things: Things;
  let tables: ChangedTables;

  before(async () => {
    fixtures = await Fixtures.create();
    things = new Things(fixtures);
    tables = await watchTables(fixtures.server.services.store);
  });
  after(async () => {
    tables.close();
    await fixtures.close();
  });

  const ask = async (operation: Operation, request: CaseRequest): Promise<HttpResponse> =>
    send(operation.method, await wireRequest(successOf(operation.id), request, fixtures.url));

  /** Collects the errors in responses. A response that the contract does not document is an error, too. */
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

  /** Deletes a created queue. Thousands of queues would slow down the following tests. */
  const letGo = async ({ body }: HttpResponse): Promise<void> => {
    const { queue_id } = body as { queue_id?: string };
    if (queue_id !== undefined) await fixtures.owner.send('DELETE', '/events', { queue_id });
  };

  const operationsAndPlaces = contract.operations
    .filter(({ id }) => isChosen(id))
    .map((operation) => ({
      operation,
      title: `${operation.id} (${operation.method} ${operation.path})`,
      places: writtenPlacesOf(operation, contract.schemas),
    }));

  // These tests run first: no background work may change the store meanwhile.
  for (const { operation, title, places } of operationsAndPlaces) {
    describe(title, () => {
      const refuses = async (
        good: CaseRequest,
        trials: readonly Trial[],
        judge: (answer: HttpResponse) => string | undefined,
      ): Promise<void> => {
        let complaints: string[] = [];
        const changed = await tables.during(async () => {
          complaints = await complaintsAbout(operation, trials, judge);
        });
        await good.after?.();
        expect(complaints.length, complaints.join('\n')).to.equal(0);
        expect(changed).to.deep.equal([]);
      };

      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        it(`returns 404 for an unknown ${parameter.name}, and changes nothing`, async () => {
          const good = await arrange(successOf(operation.id), fixtures);
          await refuses(good, pathTrialsOf(parameter, good), (answer) =>
            // An unknown path has no parameter names.
            answer.status === 404 ? undefined : complaintAbout(answer, operation, parameter.name),
          );
        });
      }

      for (const place of testDialect === 'sqlite' ? places : places.filter(mayReachHandler)) {
        const { name } = place.parameter;
        it(`refuses invalid values of ${place.name} with its name, and changes nothing`, async () => {
          const good = await goodRequest(successOf(operation.id), name, fixtures, things);
          await refuses(good, trialsOf(operation, place, good).bad, (answer) =>
            complaintAbout(answer, operation, name),
          );
        });
      }
    });
  }

  it('would be noticed if it changed a table', async () => {
    const drafts = [{ type: 'private', to: [], topic: '', content: 'Blue' }];
    const changed = await tables.during(async () => {
      await fixtures.owner.ok('POST', '/drafts', { drafts });
    });
    expect(changed).to.include('drafts');
  });

  for (const { operation, title, places } of operationsAndPlaces) {
    describe(title, () => {
      for (const place of places) {
        if (endless.includes(`${operation.id} ${place.name}`)) continue;
        it(`responds to all values of ${place.name}, and accepts those at its limits`, async () => {
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
