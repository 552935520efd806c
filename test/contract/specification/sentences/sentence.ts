import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import type { Fixtures } from './fixtures.js';

/** A sentence of the specification and a check on the running server that fails where it is not true. */
export interface Sentence {
  /** The sentence or the row of a table, in the words of the specification. */
  readonly says: string;
  readonly check: (fixtures: Fixtures) => Promise<void>;
}

/** A part of the specification under its heading, in its order. The rows share one server. */
export interface Section {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** A row, written with the sentence first. */
export const sentence = (says: string, check: Sentence['check']): Sentence => ({ says, check });

/** The row of an endpoint that returns nothing but its success. */
export const successBody = (request: (fixtures: Fixtures) => Promise<Body>): Sentence =>
  sentence('Response: success body.', async (fixtures) => {
    expect(await request(fixtures)).to.deep.equal({ result: 'success', msg: '' });
  });
