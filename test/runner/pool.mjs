// Runs tasks on one process more than there are cores, since some wait for others, and keeps them busy to the end.
import { fork, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const WORKER = join(import.meta.dirname, 'worker.mjs');

/** Most objects of a test die young. With a larger space for them, the garbage collector runs less often. */
const MORE_YOUNG_MEMORY = '--max-semi-space-size=64';

/** East of Greenwich, by no whole hour: a test fails if code takes the time zone of the server for that of users. */
const ZONE = 'Asia/Kathmandu';

/** A process that runs test files on one engine. */
class Worker {
  constructor(engine) {
    this.engine = engine;
    this.child = fork(WORKER, {
      execArgv: [MORE_YOUNG_MEMORY],
      env: { ...process.env, TZ: ZONE, ...engine.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  /** Resolves with what came of a file, also if the process ends while it runs. */
  run({ file, grep }) {
    return new Promise((resolve) => {
      const ended = (code, signal) => {
        const failure = {
          title: `${file} ended its process`,
          error: `with ${signal ?? `exit code ${code}`}`,
        };
        resolve({
          passed: 0,
          pending: 0,
          cpu: 0,
          wall: 0,
          failures: [failure],
          statements: [],
          isDead: true,
        });
      };
      this.child.once('exit', ended);
      this.child.once('message', (outcome) => {
        this.child.off('exit', ended);
        resolve(outcome);
      });
      this.child.send({ file, grep });
    });
  }

  stop() {
    this.child.removeAllListeners();
    this.child.kill('SIGKILL');
  }
}

/** Runs a command. Its output explains a failure. */
const runCommand = ({ command, args }) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const done = (passed, error) => {
      const wall = (performance.now() - began) / 1000;
      const failures = passed ? [] : [{ title: [command, ...args].join(' '), error }];
      resolve({ passed: passed ? 1 : 0, pending: 0, cpu: 0, wall, failures, statements: [] });
    };
    child.on('error', (error) => done(false, error.message));
    child.on('close', (code) => done(code === 0, String(Buffer.concat(output))));
  });

/** Takes the first task if it is urgent; else one of this engine, which needs no new process; else the first one. */
const takeFrom = (tasks, engine) => {
  if (tasks[0].isUrgent) return tasks.shift();
  const index = tasks.findIndex((task) => task.engine === engine && !task.isAlone);
  return tasks.splice(Math.max(index, 0), 1)[0];
};

/**
 * Runs all tasks: commands (`command`, `args`), and test files (`file`, or its tests that match `grep`) on an engine
 * (`name`, `env`). A task that `isAlone` gets a process of its own. Begins with the first tasks, so that the longest ones
 * should come first; one that `isUrgent` is begun even if its engine needs a new process.
 */
export const runTasks = async (tasks, onEnd, slots = availableParallelism() + 1) => {
  const left = [...tasks];
  const work = async () => {
    let worker;
    const workerOf = ({ engine, isAlone }) => {
      if (worker && (worker.engine !== engine || isAlone)) worker = void worker.stop();
      worker ??= new Worker(engine);
      return worker;
    };
    while (left.length > 0) {
      const task = takeFrom(left, worker?.engine);
      const outcome = await (task.file ? workerOf(task).run(task) : runCommand(task));
      if (task.file && (task.isAlone || outcome.isDead)) worker = void worker.stop();
      onEnd(task, outcome);
    }
    worker?.stop();
  };
  await Promise.all(Array.from({ length: slots }, work));
};
