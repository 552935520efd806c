import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';

import type { Choices } from '../crash/choices.js';
import type { Scheduler } from './scheduler.js';

type Action = (...values: unknown[]) => void;

/** Replaces what Node returns for a timer. */
class VirtualTimer {
  cancel: () => void = () => undefined;

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** What decides on the time and the randomness of this Node process. */
export interface World {
  readonly scheduler: Scheduler;
  readonly random: Choices;
  /** The clock of the one who acts now, in UNIX milliseconds. */
  time(): number;
}

let world: World | undefined;

const current = (): World => {
  if (!world) throw new Error('No simulation runs.');
  return world;
};

const replaceTimers = (): void => {
  const start = (milliseconds: number, label: string, action: () => void): VirtualTimer => {
    const timer = new VirtualTimer();
    timer.cancel = current().scheduler.after(milliseconds, label, action);
    return timer;
  };
  const repeat = (action: () => void, milliseconds: number, timer: VirtualTimer): void => {
    timer.cancel = current().scheduler.after(milliseconds, 'interval', () => {
      repeat(action, milliseconds, timer);
      action();
    });
  };
  const real = { clearTimeout, clearInterval, clearImmediate };
  const cancels =
    (name: keyof typeof real) =>
    (timer: unknown): void => {
      if (timer instanceof VirtualTimer) timer.cancel();
      else (real[name] as (timer: unknown) => void)(timer);
    };
  Object.assign(globalThis, {
    setTimeout: (action: Action, milliseconds = 1, ...values: unknown[]) =>
      start(milliseconds, 'timer', action.bind(undefined, ...values)),
    setImmediate: (action: Action, ...values: unknown[]) =>
      start(0, 'turn', action.bind(undefined, ...values)),
    setInterval(action: Action, milliseconds: number, ...values: unknown[]) {
      const timer = new VirtualTimer();
      repeat(action.bind(undefined, ...values), milliseconds, timer);
      return timer;
    },
    clearTimeout: cancels('clearTimeout'),
    clearInterval: cancels('clearInterval'),
    clearImmediate: cancels('clearImmediate'),
  });
  Object.assign(timersPromises, {
    setTimeout: (milliseconds: number) => current().scheduler.delay(milliseconds, 'pause'),
    setImmediate: () => current().scheduler.delay(0, 'turn'),
  });
};

const replaceClocks = (): void => {
  const RealDate = Date;
  const now = (): number => Math.floor(current().time());
  const VirtualDate = function (...values: unknown[]): Date {
    return Reflect.construct(RealDate, values.length > 0 ? values : [now()]) as Date;
  };
  globalThis.Date = Object.assign(VirtualDate, RealDate, {
    prototype: RealDate.prototype,
    now,
    UTC: RealDate.UTC,
    parse: RealDate.parse,
  });
  performance.now = () => current().scheduler.now;
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(new DOMException('The time is over.', 'TimeoutError'));
    }, milliseconds);
    return controller.signal;
  };
};

const replaceRandomness = (): void => {
  const randomBytes = (size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => current().random.below(256)));
  const randomUUID = (): string => {
    const hex = randomBytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomInt = (low: number, high?: number): number =>
    high === undefined ? current().random.below(low) : low + current().random.below(high - low);
  Object.assign(crypto, { randomBytes, randomUUID, randomInt });
  Math.random = () => current().random.below(2 ** 30) / 2 ** 30;
};

/** Replaces the time and the randomness of this Node process by those of the current world, for good. */
export const simulateGlobals = (): void => {
  replaceTimers();
  replaceClocks();
  replaceRandomness();
  syncBuiltinESMExports();
};

export const enter = (entered: World): void => {
  world = entered;
};
