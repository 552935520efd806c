import { expect } from 'chai';

import { createEventLog, EVERYTHING, type EventLog } from '../../../src/runtime/event-log/log.js';
import { WokenTask } from '../../../src/runtime/event-log/woken-task.js';
import { createLog } from '../../../src/runtime/log.js';
import { ManualClock } from '../../support/clock.js';

interface Site {
  readonly events: EventLog;
}

const NAME = 'work';
const EVERY_MS = 5_000;

/** Does the work that waited when its look began. */
class Task extends WokenTask<Site> {
  readonly waiting: string[] = [];
  readonly done: string[] = [];
  looks = 0;
  /** Runs after each look read what waits. */
  afterReading: () => Promise<void> = () => Promise.resolve();

  constructor(clock: ManualClock, logged: string[]) {
    const log = createLog('warn', { write: (line: string) => logged.push(line) });
    super({ clock, log }, { everyMs: EVERY_MS, wokenBy: NAME, errorMessage: 'It is tried again.' });
  }

  protected async lookForWork(): Promise<void> {
    this.looks += 1;
    const found = this.waiting.splice(0);
    await this.afterReading();
    this.done.push(...found);
  }
}

describe('A task that transactions wake', () => {
  let clock: ManualClock;
  let events: EventLog;
  let logged: string[];
  let task: Task;

  beforeEach(() => {
    clock = new ManualClock();
    events = createEventLog({ clock });
    logged = [];
    task = new Task(clock, logged);
    task.start({ events });
  });
  afterEach(() => task.stop());

  const add = (work: string, name = NAME): void => {
    task.waiting.push(work);
    events.forget([name]);
  };

  it('does work at once that is announced, or may have been', async () => {
    add('one');
    await task.settled();
    expect(task.done).to.deep.equal(['one']);
    add('two', EVERYTHING);
    await task.settled();
    expect(task.done).to.deep.equal(['one', 'two']);
  });

  it('does work that is not announced in the next round', async () => {
    add('one', 'other');
    await task.settled();
    expect(task.done).to.deep.equal([]);
    clock.advance(EVERY_MS);
    await task.settled();
    expect(task.done).to.deep.equal(['one']);
  });

  it('does work that is announced in any moment of a look', async () => {
    for (let moment = 0; moment < 20; moment += 1) {
      events.forget([NAME]);
      for (let step = 0; step < moment; step += 1) await Promise.resolve();
      add(`in step ${moment}`);
      await task.settled();
      expect(task.done).to.deep.equal([`in step ${moment}`]);
      task.done.length = 0;
    }
  });

  it('looks once more for all that is announced during a look', async () => {
    task.afterReading = () => {
      task.afterReading = () => Promise.resolve();
      add('one');
      add('two');
      return Promise.resolve();
    };
    events.forget([NAME]);
    await task.settled();
    expect([task.done, task.looks]).to.deep.equal([['one', 'two'], 2]);
  });

  it('does work that is announced during a look that fails, and logs the failure', async () => {
    task.afterReading = () => {
      task.afterReading = () => Promise.resolve();
      add('one');
      return Promise.reject(new Error('No.'));
    };
    clock.advance(EVERY_MS);
    await task.settled();
    expect([task.done, task.looks]).to.deep.equal([['one'], 2]);
    expect(logged.join('')).to.include('It is tried again.');
    add('two');
    await task.settled();
    expect(task.done).to.deep.equal(['one', 'two']);
  });

  it('ends the current look when it stops, and begins none', async () => {
    let isOver = false;
    const began = new Promise<void>((resolve) => {
      task.afterReading = async () => {
        add('one');
        resolve();
        await new Promise(setImmediate);
        isOver = true;
      };
    });
    events.forget([NAME]);
    await began;
    await task.stop();
    expect(isOver).to.equal(true);
    add('two');
    clock.advance(EVERY_MS);
    await task.settled();
    expect([task.done, task.looks]).to.deep.equal([[], 1]);
  });
});
