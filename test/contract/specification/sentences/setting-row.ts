import { expect } from 'chai';

import type { Person } from '../../../support/people.js';
import { sentence, type Sentence } from './sentence.js';
import { listen, omit, registered, type Fixtures } from './fixtures.js';

/** The valid values of a setting, in the order of the test, and some invalid ones. */
export interface Values {
  readonly takes: readonly (boolean | number | string)[];
  readonly refuses: readonly unknown[];
}

export const flag: Values = { takes: [true, false, true], refuses: ['yes', 1, '"true"'] };

/** The numbers from 1 to `last`. */
export const numbers = (last: number): Values => ({
  takes: Array.from({ length: last }, (_, index) => index + 1),
  refuses: [0, last + 1, 'one', true],
});

export const texts = (...takes: readonly string[]): Values => ({
  takes,
  refuses: ['nothing', '', takes[0]?.toUpperCase()],
});

/**
 * A row of the settings table, by name: each value is stored, returned by register and announced by one
 * event. Other values are refused and change nothing. Then `effect`, if given, shows the effect.
 */
export const setting = (
  says: string,
  { takes, refuses }: Values = flag,
  effect?: (fixtures: Fixtures) => Promise<void>,
): Sentence =>
  sentence(says, async (fixtures) => {
    const [name = ''] = says.split(' | ');
    const { client } = await fixtures.person();
    const read = async (): Promise<unknown> =>
      (await registered(client, 'user_settings')).user_settings[name] as unknown;
    const events = await listen(client, ['user_settings']);
    let last = await read();
    const changed = [];
    for (const value of takes) {
      const answer = await client.ok('PATCH', '/settings', { [name]: value });
      expect(answer).to.deep.equal({ result: 'success', msg: '' });
      expect(await read()).to.equal(value);
      if (value !== last) changed.push({ type: 'user_settings', op: 'update', property: name, value });
      last = value;
    }
    for (const value of refuses) {
      const { status } = await client.send('PATCH', '/settings', { [name]: value });
      expect(status, String(value)).to.equal(400);
    }
    expect(await read()).to.equal(last);
    const announced = (await events()).map((event) => omit(omit(event, 'id'), 'language_name'));
    expect(announced).to.deep.equal(changed);
    await effect?.(fixtures);
  });

/** Two users who differ in one setting. */
export const pair = async (
  fixtures: Fixtures,
  name: string,
  others: Readonly<Record<string, unknown>> = {},
): Promise<readonly [on: Person, off: Person]> => {
  const [on, off] = [await fixtures.person(), await fixtures.person()];
  await on.client.ok('PATCH', '/settings', { ...others, [name]: true });
  await off.client.ok('PATCH', '/settings', { ...others, [name]: false });
  return [on, off];
};
