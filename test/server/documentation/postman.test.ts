import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import { expect } from 'chai';

import type { Operation } from '../../../tools/generate-contract/contract.js';
import { postmanCollection } from '../../../tools/documentation/postman.js';
import { contract } from '../../support/contract-sources.js';
import { buildWorld, type BuiltWorld } from '../../contract/examples/build-world.js';
import { onCopy, removeWorld } from '../../contract/examples/copies.js';
import { REFUSED, senderOf } from '../../contract/examples/senders.js';
import { testDialect } from '../../support/databases.js';
import { picture } from '../../support/pictures.js';
import { startServer } from '../../support/server.js';
import { COLLECTION_FORMAT } from './collection-format.js';
import { loadNewman, runRequest, type Newman } from './newman.js';

/** Newman waits for the end of a response, which a stream does not have. */
const withEnd = contract.operations.filter(({ mediaType }) => mediaType === undefined);

describe('the collection for Postman', () => {
  const collection = postmanCollection(contract) as {
    readonly item: readonly { readonly item: readonly { readonly id: string }[] }[];
  };

  it('has the format 2.1', () => {
    const ajv = new Ajv({ allErrors: true });
    expect(ajv.validate(COLLECTION_FORMAT, collection), ajv.errorsText()).to.equal(true);
  });

  it('has every operation once', () => {
    const ids = collection.item.flatMap(({ item }) => item.map(({ id }) => id));
    expect(ids.sort()).to.deep.equal(contract.operations.map(({ id }) => id).sort());
  });

  it('is served beside the documentation', async () => {
    const site = await startServer();
    const response = await fetch(`${site.url}/docs/postman_collection.json`);
    expect(await response.json()).to.deep.equal(collection);
    await site.close();
  });

  // The organization is restored by copying the file of the database, which only SQLite has.
  if (testDialect === 'sqlite')
    describe('run by Newman', () => {
      let newman: Newman;
      let built: BuiltWorld;
      let files: string;

      before(async () => {
        newman = await loadNewman();
        built = await buildWorld();
        files = await mkdtemp(join(tmpdir(), 'postman-'));
        await writeFile(join(files, 'notes.txt'), 'Notes');
        await writeFile(join(files, 'picture.png'), Buffer.from(await (await picture()).arrayBuffer()));
      });
      after(async () => {
        await removeWorld(built);
        await rm(files, { recursive: true });
      });

      /** The collection with one request alone, since the runner reads all of it for each run. */
      const onlyWith = ({ id: wanted }: Operation): object => ({
        ...collection,
        item: collection.item.flatMap(({ item }) => item.filter(({ id }) => id === wanted)),
      });

      const run = (operation: Operation): ReturnType<typeof runRequest> =>
        onCopy(built, operation, (on) => {
          const { email, key } = senderOf(built, operation);
          const values = { site: on.url, email, apiKey: key };
          return runRequest(newman, {
            collection: onlyWith(operation),
            envVar: Object.entries(values).map(([name, value]) => ({ key: name, value })),
            workingDir: files,
          });
        });

      for (const operation of withEnd) {
        it(`${operation.id} passes its test`, async () => {
          const { assertions, failures } = await run(operation);
          if (REFUSED[operation.id] === undefined) expect(failures).to.deep.equal([]);
          else expect(failures.join()).to.include('expected response to have status code 200');
          expect(assertions).to.equal(1);
        });
      }
    });
});
