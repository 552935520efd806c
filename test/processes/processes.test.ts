import { randomInt } from 'node:crypto';

import { expect } from 'chai';

import { processesRun } from './run.js';

describe('Several processes on one database', () => {
  it('lose, double and reorder nothing, show no stale value, and do their work once', async () => {
    const options = { servers: 2, seconds: 5, kills: 2, seed: randomInt(1_000_000) };
    const { differences, counts } = await processesRun({ ...options, hasWork: false });
    const { servers, seconds, kills, seed } = options;
    const command = `npm run processes -- --servers ${servers} --seconds ${seconds} --kills ${kills} --seed ${seed}`;
    expect(differences, command).to.deep.equal([]);
    expect(counts.acknowledged, 'acknowledged writes').to.be.above(10);
  });
});
