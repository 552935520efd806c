import { expect } from 'chai';

import { caps } from '../../src/caps.js';
import { readDocument } from './specification/found.js';

interface Operation {
  readonly description?: string;
  readonly responses?: object;
}

const operations = Object.values(readDocument().paths).flatMap((path) => Object.values(path) as Operation[]);

const inOneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').toLowerCase();

describe('src/caps.ts', () => {
  for (const [name, { most, of }] of Object.entries(caps)) {
    it(`has ${name}, which an operation states with its error`, () => {
      const sentence = `at most ${String(most)} ${of}`.toLowerCase();
      const stating = operations.filter(({ description }) => inOneLine(description).includes(sentence));
      expect(stating, sentence).to.have.length.above(0);
      for (const { responses } of stating) expect(JSON.stringify(responses)).to.include('Limit reached');
    });
  }
});
