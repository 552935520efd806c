import { expect } from 'chai';

import type { Operation } from '../../tools/generate-contract/contract.js';
import { contract } from '../support/contract-sources.js';
import { testDialect } from '../support/databases.js';
import { buildWorld, type BuiltWorld } from './examples/build-world.js';
import { removeWorld } from './examples/copies.js';
import { differencesOf } from './examples/compare.js';
import { sendExamples, type Variation } from './examples/send.js';
import { otherValuesOf, strayEntries, variationsOf } from './examples/variations.js';

const HINT =
  'Correct the examples, or, if another request returns this response, add it to test/contract/examples/variations.ts.';

const sentExamples = (): void => {
  let built: BuiltWorld;

  before(async () => {
    built = await buildWorld();
  });
  after(() => removeWorld(built));

  /** Sends the example request, and returns where the response differs from an example of it. */
  const send = async (operation: Operation, name: string, variation: Variation = {}): Promise<string[]> => {
    const { status, body } = await sendExamples(built, operation, variation);
    return status === 200
      ? differencesOf(operation.examples[name] ?? {}, body as object)
      : [JSON.stringify(body)];
  };

  for (const operation of contract.operations) {
    const variations = variationsOf(operation);
    const otherValues = otherValuesOf(operation);

    for (const name of Object.keys(operation.examples)) {
      it(`${operation.id} returns the example response "${name}"`, async () => {
        const found = await send(operation, name, variations[name]);
        const isOther = (line: string): boolean =>
          Object.keys(otherValues).some((field) => line.startsWith(`the response.${field} is `));
        const left = found.filter((line) => !isOther(line));
        expect(left, [...left, HINT].join('\n')).to.deep.equal([]);
        expect(found, 'fields listed in otherValues').to.have.lengthOf(Object.keys(otherValues).length);
      });
    }

    for (const [name, { why }] of Object.entries(variations)) {
      it(`${operation.id} does not return "${name}" without a change of the request: ${why}`, async () => {
        expect(await send(operation, name)).not.to.deep.equal([]);
      });
    }
  }

  it('has no change for an operation or an example that does not exist', () => {
    expect(strayEntries(contract.operations)).to.deep.equal([]);
  });
};

// The organization is restored by copying the file of the database, which only SQLite has.
if (testDialect === 'sqlite')
  describe('the example requests of the contract, sent as they are', sentExamples);
