import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { startServer, type TestServer } from '../support/server.js';
import { importZulip } from './import-zulip.js';
import { CALLS } from './zulip-js-calls.js';

/** The functions that docs/strict.md lists. */
const documented = (): string[] => {
  const text = readFileSync(join(projectRoot, 'docs/strict.md'), 'utf8');
  const [, rest = ''] = text.split('## `zulip-js`');
  const [section = ''] = rest.split('\n## ');
  return [...section.matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name);
};

describe('zulip-js in the strict mode', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { STRICT_REQUESTS: 'on' } });
  });
  after(() => site.close());

  it('sends the requests that docs/strict.md states as refused, and no others', async () => {
    const { email: username, key: apiKey } = site.owner.credentials ?? { email: '', key: '' };
    const zulip = await importZulip();
    const client = await zulip({ username, apiKey, password: 'any', realm: site.url });
    const queue = { queue_id: 'none', last_event_id: -1 };
    const scene = { message: 1, reacted: 1, stream: 1, unneeded: 1, hamlet: 1, queue };
    const refused: string[] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      const { code, msg } = (await call(client, scene)) as { readonly code?: string; readonly msg: string };
      if (code === 'STRICT_REQUEST') refused.push(name);
      else expect(code, msg).to.not.equal('UNAUTHORIZED');
    }
    expect(refused.sort()).to.deep.equal(documented().sort());
  });
});
