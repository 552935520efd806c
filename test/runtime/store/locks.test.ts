import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { differences } from '../../support/apply/differences.js';
import type { HttpResponse } from '../../support/client.js';
import { testDialect } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { atOnce } from './locks/at-once.js';
import { Fixtures, startFollowing, type Contests, type Setting, type Side } from './locks/contest.js';
import { conversations } from './locks/conversations.js';
import { elsewhere, redundant } from './locks/elsewhere.js';
import { files } from './locks/files.js';
import { guests } from './locks/guests.js';
import { logins } from './locks/logins.js';
import { objects } from './locks/objects.js';
import { people } from './locks/people.js';
import { exports } from './locks/exports.js';
import { lockSites } from './locks/sites.js';

const contests: Contests = {
  ...people,
  ...logins,
  ...guests,
  ...objects,
  ...exports,
  ...files,
  ...conversations,
};

describe('two transactions at once', () => {
  let server: TestServer;
  let fixtures: Fixtures;

  before(async () => {
    server = await startServer({ env: { UPLOAD_QUOTA_PER_USER_MIB: '1' } });
    await server.owner.ok('PATCH', '/realm', { require_unique_names: true });
    fixtures = new Fixtures(server, await server.person('Anna'), await server.person('Ben'));
  });
  after(() => server.close());

  const run = async (sides: readonly Side[], isReversed: boolean): Promise<HttpResponse[]> => {
    const answers: HttpResponse[] = [];
    const kept = sides.map((one, index) => async () => {
      answers[index] = await one();
    });
    await atOnce(server, isReversed ? kept.reverse() : kept);
    return answers;
  };

  const compare = async (
    { wins, watchers = [], check, sides }: Setting,
    isReversed: boolean,
  ): Promise<void> => {
    const followers = await startFollowing(watchers);
    const answers = await run(sides, isReversed);
    const statuses = answers.map(({ status }) => status);
    const bodies = JSON.stringify({ isReversed, bodies: answers.map(({ body }) => body) });
    expect(Math.max(...statuses), bodies).to.be.below(500);
    if (!Number.isNaN(wins))
      expect(
        statuses.filter((status) => status === 200),
        bodies,
      ).to.have.length(wins);
    await check?.(answers);
    for (const follower of followers) {
      const { followed, fresh, events } = await follower.compare();
      expect(differences(followed, fresh), JSON.stringify({ isReversed, events })).to.deep.equal({});
    }
  };

  const hold = async (setting: Setting, isReversed: boolean): Promise<void> => {
    try {
      await compare(setting, isReversed);
    } finally {
      await setting.restore?.();
    }
  };

  for (const [title, { prepare }] of Object.entries(contests))
    it(`leave a state that they reach one after the other: ${title}`, async () => {
      const setting = await prepare(fixtures);
      await hold(setting, false);
      const areEqual = new Set(setting.sides).size === 1;
      // SQLite runs both in the order of their arrival.
      if (testDialect === 'mysql' && !areEqual) await hold(await prepare(fixtures), true);
    });

  it('have a contest for each lock in the source', () => {
    const tried = Object.values(contests).flatMap(({ locks }) => locks);
    const all = [...new Set(tried), ...Object.keys(elsewhere), ...Object.keys(redundant)];
    expect(all).to.have.members(lockSites());
    for (const file of Object.values(elsewhere))
      expect(existsSync(join(projectRoot, 'test', file)), file).to.equal(true);
  });
});
