import { expect } from 'chai';

import {
  defaultUserSettings,
  organizationSettings,
  userSettings,
  type SettingRow,
} from '../../generated/settings.js';
import { anotherValue } from '../chat/organization/fixtures.js';
import type { Person } from '../support/people.js';
import { accountEffects } from './effects/accounts.js';
import { prove, type Effects } from './effects/effect.js';
import { emailEffects } from './effects/emails.js';
import { descriptionOf, type Owner } from './effects/setting-descriptions.js';
import { limitsInDescriptions, limitsOfClients, registeredLimits } from './effects/limits.js';
import { limitsInWords } from './effects/stated-limits.js';
import { readDocument, Reader } from './specification/published.js';
import { messageEffects } from './effects/messages.js';
import { ownMessageEffects } from './effects/own-messages.js';
import { peopleEffects } from './effects/people.js';
import { ownPermissionEffects, permissionEffects } from './effects/permissions.js';
import { policyEffects } from './effects/policies.js';
import { ranksOf, startEffectWorld, type EffectWorld } from './effects/fixtures.js';

const BY_CLIENTS = 'Only clients apply it.';
const WITHOUT_EFFECT = /without effect: it has no|No effect at present|Has no function outside/;

const changes = async ({ client }: Person, name: string, value: unknown): Promise<boolean> =>
  (await client.send('PATCH', '/realm', { [name]: value })).status === 200;

/** By group. The checks of a group share one server. */
const ofSettings: Readonly<Record<string, Effects>> = {
  'visibility of users': peopleEffects,
  'own messages': ownMessageEffects,
  emails: emailEffects,
  permissions: permissionEffects,
  policies: policyEffects,
  messages: messageEffects,
  accounts: accountEffects,
};

const settings: Readonly<Record<Owner, readonly SettingRow[]>> = {
  user: userSettings,
  organization: organizationSettings,
};

const entries = Object.entries(settings) as [Owner, readonly SettingRow[]][];

const namesOf = (groups: Readonly<Record<string, Effects>>): string[] =>
  Object.values(groups).flatMap((effects) => Object.keys(effects));

const tests = (groups: Readonly<Record<string, Effects>>, start = startEffectWorld): void => {
  for (const [title, effects] of Object.entries(groups)) {
    describe(title, () => {
      let fixtures: EffectWorld;

      before(async () => {
        fixtures = await start();
      });
      after(() => fixtures.close());
      afterEach(() => fixtures.reset());

      for (const [name, effect] of Object.entries(effects)) it(name, () => prove(effect, fixtures));
    });
  }
};

describe('the effect of settings', () => {
  it('is tested exactly once for each setting that the server applies', () => {
    const applied = entries.flatMap(([, rows]) => rows.filter(({ effect }) => effect === 'server'));
    expect(namesOf(ofSettings)).to.have.members(applied.map(({ name }) => name));
  });

  for (const [owner, rows] of entries) {
    it(`is described for each setting of the ${owner} that the server does not apply`, () => {
      for (const { name, effect } of rows) {
        const description = descriptionOf(owner, name);
        expect(description.includes(BY_CLIENTS), name).to.equal(effect === 'client');
        expect(WITHOUT_EFFECT.test(description), name).to.equal(effect === 'none');
      }
    });
  }

  tests(ofSettings);

  describe('of the organization settings', () => {
    let fixtures: EffectWorld;

    before(async () => {
      fixtures = await startEffectWorld();
    });
    after(() => fixtures.close());

    for (const row of organizationSettings as readonly SettingRow[]) {
      const least = row.role ?? 'administrator';
      it(`${row.name} can be changed by the role ${least} and above`, async () => {
        const value = await anotherValue(fixtures.owner.client, row);
        const may = await fixtures.whoMay((person) => changes(person, row.name, value));
        expect(may).to.deep.equal(ranksOf(`${least}s`));
      });
    }
  });
});

describe('the effect of permissions of channels and groups', () => {
  it('is tested for each of them', async () => {
    const fixtures = await startEffectWorld();
    const state = await fixtures.owner.client.ok('POST', '/register', { fetch_event_types: ['realm'] });
    const { stream, group } = state.server_supported_permission_settings;
    await fixtures.close();
    expect(Object.keys(ownPermissionEffects)).to.have.members([
      ...Object.keys(stream),
      ...Object.keys(group),
    ]);
  });

  tests({ 'by the group': ownPermissionEffects });
});

describe('the effect of limits', () => {
  const reader = new Reader(readDocument());
  const { properties = {} } = reader.follow(reader.document.components.schemas.RegisterQueueResult ?? {});
  const settingNames = new Set(organizationSettings.map(({ name }) => `realm_${name}`));
  const fields = Object.keys(properties).filter(
    (name) =>
      /^max_.*_(length|mib)$|_(seconds|milliseconds|quota_mib)$|^password_min_/.test(name) &&
      !settingNames.has(name as never) &&
      !(name in defaultUserSettings),
  );

  it('is tested for each limit that register returns, unless only clients apply it', () => {
    const named = [...Object.keys(registeredLimits), ...limitsOfClients];
    expect(named).to.have.members(fields);
    for (const name of limitsOfClients) expect(properties[name]?.description, name).to.include('client');
  });

  it('is tested for each limit that a description states in words', () => {
    expect(Object.keys(limitsInDescriptions)).to.have.members(limitsInWords());
  });

  tests({ 'that register returns': registeredLimits, 'in words': limitsInDescriptions });
});
