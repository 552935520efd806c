import { expect } from 'chai';

import { organizationSettings, userSettings, type SettingRow } from '../../generated/settings.js';
import { prove, type Effects } from './effects/effect.js';
import { emailEffects } from './effects/emails.js';
import { descriptionOf, type Owner } from './effects/meaning.js';
import { ownMessageEffects } from './effects/own-messages.js';
import { peopleEffects } from './effects/people.js';
import { startEffectWorld, type EffectWorld } from './effects/world.js';

/** The checks of each group share one server. */
const groups: Readonly<Record<string, Effects>> = {
  people: peopleEffects,
  'own messages': ownMessageEffects,
  emails: emailEffects,
};

const settings: Readonly<Record<Owner, readonly SettingRow[]>> = {
  user: userSettings,
  organization: organizationSettings,
};

const shown = Object.values(groups).flatMap((effects) => Object.keys(effects));

describe('the effect of settings', () => {
  it('is shown for each setting that the server applies, once, and for no other', () => {
    const applied = Object.values(settings).flatMap((rows) => rows.filter(({ effect }) => effect === 'server'));
    expect(shown).to.have.members(applied.map(({ name }) => name));
  });

  for (const [title, effects] of Object.entries(groups)) {
    describe(title, () => {
      let world: EffectWorld;

      before(async () => {
        world = await startEffectWorld();
      });
      after(() => world.close());
      afterEach(() => world.reset());

      for (const [name, effect] of Object.entries(effects)) it(name, () => prove(effect, world));
    });
  }
});
