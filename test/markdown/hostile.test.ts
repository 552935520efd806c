import { expect } from 'chai';

import { budgets } from '../../src/lib/budgets.js';
import { RenderingLimit } from '../../src/markdown/limits.js';
import type { KnownNames } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';
import { growing, hostileInputs } from './hostile.js';
import { faultsOf } from './safe-html.js';

const someone = { id: 9, full_name: 'a', isActive: true };
const names: KnownNames = {
  users: new Map([[9, someone]]),
  usersByKey: new Map([['a', someone]]),
  groupsByKey: new Map([['a', { id: 4, name: 'a' }]]),
  channelsByKey: new Map([
    ['a', { stream_id: 7, name: 'a' }],
    ['general', { stream_id: 8, name: 'general "><script>' }],
  ]),
};

/** Ten times as long as a message. */
const LONG = 100_000;
const PARTS = 20;

/** CPU time. Normal rendering takes far less, an attack far more. */
const longestMilliseconds = 1500;

/** Expects that rendering stops at its limit. */
const refused = async (rendering: Promise<unknown>): Promise<void> => {
  const error = await rendering.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).to.be.instanceOf(RenderingLimit);
};

describe('Hostile messages', () => {
  for (const { name, source, html, without, isTooLong } of hostileInputs) {
    it(`renders ${name} as safe HTML in bounded time`, async () => {
      const begin = process.cpuUsage();
      const rendering = render(source, { names, translatesEmoticons: true, showsPreviews: true });
      if (isTooLong) await refused(rendering);
      const rendered = isTooLong ? undefined : await rendering;
      const { user, system } = process.cpuUsage(begin);
      expect((user + system) / 1000).to.be.below(longestMilliseconds);
      if (!rendered) return;
      expect(Buffer.byteLength(rendered.html)).to.be.at.most(budgets.renderedMessage.bytes);
      expect(faultsOf(rendered.html)).to.deep.equal([]);
      if (html !== undefined) expect(rendered.html).to.equal(html);
      if (without) expect(rendered.html).not.to.match(without);
    });
  }

  for (const { name, source } of growing) {
    it(`reads ${name} in time that grows with the length of the text alone`, async () => {
      const cost = async (length: number, renderings: number): Promise<number> => {
        const begin = process.cpuUsage();
        for (let count = 0; count < renderings; count += 1)
          await render(source(length), { most: 10_000_000 });
        const { user, system } = process.cpuUsage(begin);
        return user + system;
      };
      await cost(LONG / PARTS, 1);
      // In quadratic time, the whole takes as many times as long as there are parts.
      expect((await cost(LONG, 1)) / (await cost(LONG / PARTS, PARTS))).to.be.below(PARTS / 2);
    });
  }
});
