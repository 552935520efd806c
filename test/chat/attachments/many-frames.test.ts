import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import sharp from 'sharp';

import { measure } from '../../../src/chat/attachments/dimensions.js';
import { hasMoreFrames } from '../../../src/chat/pictures/frames.js';
import { longestHold } from '../../support/event-loop.js';
import { longAnimation } from '../../support/pictures.js';

describe('A picture of many frames', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'team-chat-frames-'));
  });
  after(() => rm(folder, { recursive: true }));

  const keep = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };

  it('does not block the event loop, and counts as another file', async () => {
    const path = await keep('long.gif', new Uint8Array(await longAnimation(1_000_000).arrayBuffer()));
    const sent = { path, user: 1 };
    await measure(sent, 'image/gif');
    let found: unknown;
    const hold = await longestHold(async () => {
      found = await measure(sent, 'image/gif');
    });
    expect(found).to.equal(undefined);
    expect(hold).to.be.below(30);
  });

  it('is animated up to ten thousand frames', async () => {
    const path = await keep('animated.gif', new Uint8Array(await longAnimation(10_000).arrayBuffer()));
    expect(await measure({ path, user: 1 }, 'image/gif')).to.deep.include({ isAnimated: true });
  });

  it('is counted in both formats of animations, whatever the blocks of its frames', async () => {
    const [width, height, pages] = [300, 200, 3];
    const noise = Uint8Array.from({ length: width * height * pages * 3 }, (_, index) => (index * 7919) >>> 5);
    const raw = { width, height: height * pages, channels: 3 as const, pageHeight: height };
    const frames = sharp(noise, { raw });
    for (const [name, bytes] of [
      ['a.gif', await frames.clone().gif({ loop: 2 }).toBuffer()],
      ['a.webp', await frames.clone().webp({ loop: 2 }).toBuffer()],
    ] as const) {
      const path = await keep(name, bytes);
      expect((await sharp(path).metadata()).pages).to.equal(pages);
      expect(await hasMoreFrames(path, pages - 1), name).to.equal(true);
      expect(await hasMoreFrames(path, pages), name).to.equal(false);
    }
    const still = await keep('a.png', await frames.clone().png().toBuffer());
    expect(await hasMoreFrames(still, 0)).to.equal(false);
    expect(await hasMoreFrames(await keep('empty.gif', Buffer.from('GIF89a')), 0)).to.equal(false);
  });
});
