import { expect } from 'chai';

import { caps } from '../../src/chat/caps.js';
import { type Cap } from '../../src/runtime/caps.js';
import { readDocument } from './specification/published.js';

interface Operation {
  readonly description?: string;
  readonly responses?: object;
}

const operations = Object.values(readDocument().paths).flatMap((path) => Object.values(path) as Operation[]);

const inOneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').toLowerCase();

describe('src/chat/caps.ts', () => {
  for (const [name, { most, of, ends }] of Object.entries<Cap>(caps)) {
    it(`has ${name}, which an operation states in ${ends === undefined ? 'its error' : 'what it deletes'}`, () => {
      const sentence = `at most ${String(most)} ${of}`.toLowerCase();
      const stating = operations.filter(({ description }) => inOneLine(description).includes(sentence));
      expect(stating, sentence).to.have.length.above(0);
      for (const { description, responses } of stating) {
        if (ends === undefined) expect(JSON.stringify(responses)).to.include('Limit reached');
        else expect(inOneLine(description)).to.include(`deletes ${ends}`);
      }
    });
  }
});
