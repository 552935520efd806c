import fc, { type AsyncCommand } from 'fast-check';

import { steps } from './chat/step.js';
import type { Chat } from './chat/model.js';
import { World } from './chat/world.js';
import { holds, replayPath } from './property.js';

const MOST_STEPS = 80;

const sequence = fc.commands(steps, {
  maxCommands: MOST_STEPS,
  size: 'max',
  ...(replayPath !== '' && { replayPath }),
});

describe('The chat', () => {
  holds(
    'does what the model does: who may do what, what each user reads, and which events each user gets',
    { cases: 10 },
    [sequence],
    (commands) =>
      World.with(async (world) => {
        await fc.asyncModelRun(
          () => ({ model: world.chat, real: world }),
          commands as Iterable<AsyncCommand<Chat, World>>,
        );
        await world.compare();
        await world.compareReading();
      }),
  );

  holds(
    'sends events that lead to the state of a new registration, when users act at the same time',
    { cases: 4 },
    [fc.array(fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 6 }), { maxLength: 8 })],
    (bursts) =>
      World.with(async (world) => {
        for (const burst of bursts) {
          const planned = burst.flatMap((step) => step.plan(world.chat) ?? []);
          await Promise.all(planned.map(({ by, request }) => world.attempt(by, request)));
          await world.compareEvents();
        }
      }),
  );
});
