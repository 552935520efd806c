import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { organizationSettings, type SettingRow } from '../../../generated/settings.js';
import { projectRoot } from '../../../src/lib/project-root.js';
import { descriptionOf, meaningOf } from '../../contract/effects/setting-descriptions.js';
import { ranksOf, startEffectWorld, type EffectWorld } from '../../contract/effects/fixtures.js';
import { anotherValue } from '../../chat/organization/fixtures.js';
import { tryBoundary, type Boundary, type Refusals } from './boundary.js';
import { claims } from './claims.js';
import { notTried, otherPolicies, policies } from './policies.js';
import { roleRules } from './role-rules.js';
import { rows } from './rows.js';
import { views } from './views.js';

const settings: readonly SettingRow[] = organizationSettings;

/** Whether the description of a setting says which users each of its numbers means. */
const namesRanks = ({ name, choices = [] }: SettingRow): boolean =>
  choices.length > 0 &&
  /\b\d (everyone|full members|members|moderators|administrators|nobody)\b/.test(
    descriptionOf('organization', name),
  );

/** One row for each number of each policy, by the words of the contract. */
const byPolicy = (): [string, Boundary][] =>
  Object.entries(policies).flatMap(([name, policy]) =>
    Array.from(meaningOf('organization', name), ([choice, word]): [string, Boundary] => [
      `${name} ${String(choice)}, which means ${word}`,
      { ...policy, settings: { [name]: choice }, least: ranksOf(word)[0] ?? 'nobody' },
    ]),
  );

/** One row for each setting: who changes it. */
const changing = (row: SettingRow): Boundary => {
  const { name, role } = row;
  const ofOwners: Refusals = { administrator: 'mustBeOwner', others: 'mustBeAdministrator' };
  return {
    least: role === 'owner' ? 'owner' : 'administrator',
    refusals: role === 'owner' ? ofOwners : 'mustBeAdministrator',
    reads: true,
    attempt: async ({ owner }) => {
      const value = await anotherValue(owner.client, row);
      return ({ client }) => client.send('PATCH', '/realm', { [name]: value });
    },
  };
};

const groups: Readonly<Record<string, readonly (readonly [string, Boundary])[]>> = {
  rules: [...Object.entries(rows), ...Object.entries(otherPolicies)],
  policies: byPolicy(),
  'changes of settings': settings.map((row) => [`changing ${row.name}`, changing(row)]),
};

describe('the boundary between the roles', () => {
  it('is tried for each policy whose numbers mean roles', () => {
    const stated = settings.filter(namesRanks).map(({ name }) => name);
    const tried = [...Object.keys(policies), ...Object.keys(notTried)];
    expect(tried, 'add a row to test/security/role-boundaries/policies.ts').to.have.members(stated);
  });

  it('is tried for each rule in src that names a role', () => {
    const advice = 'state in test/security/role-boundaries/claims.ts which test tries the rule';
    expect(Object.keys(claims), advice).to.have.members(roleRules());
  });

  it('is tried by rows and tests that exist', () => {
    const titles = Object.values(groups).flatMap((some) => some.map(([title]) => title));
    const known = new Set([...titles, ...Object.keys(policies), ...Object.keys(views)]);
    const exists = (one: string): boolean =>
      one.startsWith('test/') ? existsSync(join(projectRoot, one)) : known.has(one);
    expect([...new Set(Object.values(claims).flat())].filter((one) => !exists(one))).to.deep.equal([]);
  });

  for (const [group, some] of Object.entries(groups)) {
    describe(`of ${group}`, () => {
      let fixtures: EffectWorld;

      before(async () => {
        fixtures = await startEffectWorld();
      });
      after(() => fixtures.close());
      // A row may have changed who waits, who posts and who deletes.
      afterEach(() => fixtures.reset());

      for (const [title, row] of some) it(title, () => tryBoundary(fixtures, row));
    });
  }

  describe('of what is shown', () => {
    let fixtures: EffectWorld;

    before(async () => {
      fixtures = await startEffectWorld();
    });
    after(() => fixtures.close());

    for (const [title, { ranks, prepare }] of Object.entries(views)) {
      it(`${ranks.join(', ') || 'none'}: ${title}`, async () => {
        expect(await fixtures.whoMay(await prepare(fixtures))).to.deep.equal(ranks);
      });
    }
  });
});
