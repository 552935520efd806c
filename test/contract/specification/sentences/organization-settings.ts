import { expect } from 'chai';

import type { Body, Client, Parameters } from '../../../support/client.js';
import { sentence, type Sentence } from './sentence.js';
import { groupIds, listen, registered, type Fixtures } from './fixtures.js';

export const realm = ({ owner }: Fixtures): Promise<Body> => registered(owner.client, 'realm');

/** Changes an organization setting and returns the events about it. */
export const change = async (fixtures: Fixtures, parameters: Parameters): Promise<Body[]> => {
  const events = await listen(fixtures.owner.client, ['realm']);
  await fixtures.owner.client.ok('PATCH', '/realm', parameters);
  return events();
};

export const ignored = async (client: Client, path: string, parameters: Parameters): Promise<string[]> =>
  (await client.ok('PATCH', path, parameters)).ignored_parameters_unsupported;

/** An organization permission that replaces an older policy, which register still computes. */
export const replaces = (says: string, setting: string, policy: string): Sentence =>
  sentence(says, async (fixtures) => {
    const { 'role:administrators': administrators } = await groupIds(fixtures);
    const told = await change(fixtures, { [setting]: { new: administrators } });
    expect(told.map(({ data }) => data)).to.deep.equal([{ [setting]: administrators }]);
    const state = await realm(fixtures);
    expect(state[`realm_${setting}`]).to.equal(administrators);
    expect(state[`realm_${policy}`]).to.equal(2);
    expect(await ignored(fixtures.owner.client, '/realm', { [policy]: 1 })).to.deep.equal([policy]);
  });

/** Expects a field of the register response to have the same value under its old name. */
export const isAlias = (state: Body, name: string, old: string): void => {
  expect(state, name).to.have.property(name);
  expect(state[old], old).to.deep.equal(state[name]);
};
