import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/http/validators.js';
import { differences } from '../support/apply/differences.js';
import type { HttpResponse } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';
import { atOnce } from './locks/at-once.js';
import { Fixtures, startFollowing, type Contests, type Side } from './locks/contest.js';
import { conversations } from './locks/conversations.js';
import { elsewhere, untried } from './locks/elsewhere.js';
import { objects } from './locks/objects.js';
import { people } from './locks/people.js';
import { lockSites } from './locks/sites.js';

const contests: Contests = { ...people, ...objects, ...conversations };

describe('two transactions at once', () => {
  let server: TestServer;
  let fixtures: Fixtures;

  before(async function () {
    this.timeout(60_000);
    server = await startServer({ env: { UPLOAD_QUOTA_PER_USER_MIB: '1' } });
    await server.owner.ok('PATCH', '/realm', { require_unique_names: true });
    fixtures = new Fixtures(server, await server.person('Anna'), await server.person('Ben'));
  });
  after(() => server.close());

  const run = async (sides: readonly Side[]): Promise<HttpResponse[]> => {
    const answers: HttpResponse[] = [];
    const kept = sides.map((one, index) => async () => {
      answers[index] = await one();
    });
    await atOnce(server, kept);
    return answers;
  };

  for (const [title, { prepare }] of Object.entries(contests))
    it(`leave a state that they reach one after the other: ${title}`, async () => {
      const { sides, wins, watchers = [], check } = await prepare(fixtures);
      const followers = await startFollowing(watchers);
      const answers = await run(sides);
      const statuses = answers.map(({ status }) => status);
      expect(Math.max(...statuses), JSON.stringify(answers.map(({ body }) => body))).to.be.below(500);
      if (!Number.isNaN(wins)) {
        const won = statuses.filter((status) => status === 200);
        expect(won, JSON.stringify(answers.map(({ body }) => body))).to.have.length(wins);
      }
      await check?.(answers);
      for (const follower of followers) {
        const { followed, fresh, events } = await follower.compare();
        expect(differences(followed, fresh), JSON.stringify(events)).to.deep.equal({});
      }
    });

  it('have a contest for each lock in the source', () => {
    const tried = Object.values(contests).flatMap(({ locks }) => locks);
    const all = [...new Set(tried), ...Object.keys(elsewhere), ...untried];
    expect(all).to.have.members(lockSites());
    for (const file of Object.values(elsewhere))
      expect(existsSync(join(projectRoot, 'test', file)), file).to.equal(true);
  });
});
