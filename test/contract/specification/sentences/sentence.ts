import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import type { Fixtures } from './fixtures.js';

/** A sentence of the specification, and a check on the running server that fails if it is false. */
export interface Sentence {
  /** The sentence or table row, in the words of the specification. */
  readonly says: string;
  readonly check: (fixtures: Fixtures) => Promise<void>;
}

/** A section of the specification under its heading. The sentences share one server. */
export interface Section {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** Creates a row, with the sentence first. */
export const sentence = (says: string, check: Sentence['check']): Sentence => ({ says, check });

/** The row of an endpoint that returns only its success. */
export const successBody = (request: (fixtures: Fixtures) => Promise<Body>): Sentence =>
  sentence('Response: success body.', async (fixtures) => {
    expect(await request(fixtures)).to.deep.equal({ result: 'success', msg: '' });
  });
