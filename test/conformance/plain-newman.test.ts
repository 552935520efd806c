import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { exampleFile } from '../support/files.js';
import { loadNewman, runCollection } from '../server/documentation/newman.js';
import { startDemo } from './demo.js';

/** The stream of events has no end, for which Newman waits. */
const MOST_MS = 5_000;

/** Why a request of the collection does not succeed, for an administrator. */
const NEEDS_HOOKS: Readonly<Record<string, readonly string[]>> = {
  'only the owner may do it': [
    'Add an allowed domain',
    'Update an allowed domain',
    'Remove an allowed domain',
  ],
  'an earlier request added a widget to the message': ['Edit a message'],
  'an earlier request ended the account': ['Regenerate your API key'],
  'the server has no service for push notifications': ['Send a test push notification'],
  'it has no end': ['Stream the events of an event queue'],
};

describe('Newman, on the organization of the examples', () => {
  it('gets each success of the collection that the examples can have in their order', async () => {
    const newman = await loadNewman();
    const { url, email, key, stop } = await startDemo();
    const site = new URL(url).origin;
    const files = await mkdtemp(join(tmpdir(), 'postman-'));
    await writeFile(join(files, 'notes.txt'), 'Notes');
    await writeFile(join(files, 'picture.png'), Buffer.from(await exampleFile().arrayBuffer()));
    const response = await fetch(`${site}/docs/postman_collection.json`);
    const failed = await runCollection(newman, {
      collection: (await response.json()) as object,
      envVar: Object.entries({ site, email, apiKey: key }).map(([name, value]) => ({ key: name, value })),
      workingDir: files,
      timeoutRequest: MOST_MS,
    });
    await stop();
    await rm(files, { recursive: true });
    expect(failed).to.have.members(Object.values(NEEDS_HOOKS).flat());
  }).timeout(120_000);
});
