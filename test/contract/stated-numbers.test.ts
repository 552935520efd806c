import { expect } from 'chai';

import { bounds, type Key } from './limits/bounds.js';

/** Limits that clients of this interface rely on, as the specification and the field facts state them. */
const facts: readonly (readonly [place: RegExp, key: Key, size: number])[] = [
  [/^updateOwnStatus status_text$/, 'maxLength', 60],
  [/ full_name$/, 'maxLength', 100],
  [/^create(User|Bot) full_name$/, 'minLength', 2],
  [/^(create|update)ProfileField name$/, 'maxLength', 40],
  [/^(create|update)ProfileField hint$/, 'maxLength', 80],
  [/^(create|update)UserGroup name$/, 'maxLength', 100],
  [/^createSubscriptions subscriptions\[0\]\["name"\]$/, 'maxLength', 60],
  [/^createSubscriptions subscriptions\[0\]\["description"\]$/, 'maxLength', 1024],
  [/\btopic("\])?$/, 'x-truncate-at', 60],
  [/\bcontent("\])?$/, 'x-truncate-at', 10_000],
  [/ email_notifications_batching_period_seconds$/, 'minimum', 1],
  [/ email_notifications_batching_period_seconds$/, 'maximum', 604_800],
];

describe('Limits that the specification states', () => {
  for (const [place, key, size] of facts) {
    it(`are those of the contract: ${place.source} has ${key} ${String(size)}`, () => {
      const found = bounds.filter(
        (bound) => bound.key === key && place.test(`${bound.operation.id} ${bound.place.name}`),
      );
      expect(found.length).to.be.at.least(1);
      for (const bound of found) expect(bound.size, bound.name).to.equal(size);
    });
  }
});
