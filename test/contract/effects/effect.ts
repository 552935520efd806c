import { expect } from 'chai';

import type { Parameters } from '../../support/client.js';
import { exists } from './existing-test.js';
import type { EffectWorld } from './fixtures.js';

/** Shows on the running server that behaviour follows the setting; fails where the setting has no effect. */
export type Check = (fixtures: EffectWorld) => Promise<void>;

/** An existing test that fails if the setting has no effect: its file below `test/` and its title. */
export interface ShownBy {
  readonly file: string;
  readonly title: string;
}

/** By the name of the setting or limit. */
export type Effects = Readonly<Record<string, Check | ShownBy>>;

export const shownBy = (file: string, title: string): ShownBy => ({ file, title });

/** Runs a check, or asserts that the test that shows the effect exists. */
export const prove = async (effect: Check | ShownBy, fixtures: EffectWorld): Promise<void> => {
  if (typeof effect === 'function') await effect(fixtures);
  else expect(exists(effect), `${effect.file}: ${effect.title}`).to.equal(true);
};

/** Changes organization settings with a request of the owner. */
export const setRealm = async ({ site }: EffectWorld, settings: Parameters): Promise<void> => {
  await site.owner.ok('PATCH', '/realm', settings);
};
