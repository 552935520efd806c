import type { Services } from '../../src/accounts/services.js';
import type { Tx } from '../../src/runtime/store/types.js';
import type { Loader } from './loader.js';
import {
  createChannelsOfKind,
  createUsers,
  joinChannels,
  kindsOf,
  uploadFiles,
  visit,
} from './people-steps.js';
import { milestones } from './schedule.js';
import { sendMessages } from './send-messages.js';
import { newestMessage, saveState, type LoadState } from './state.js';

const BATCH = { users: 50, channels: 20, messages: 1000, visitors: 50 } as const;

/** Work of one transaction. The same state always has the same steps. */
interface Step {
  /** The kind of work, as the progress shows it, and how much of it this is. */
  readonly kind: string;
  readonly amount: number;
  readonly needsRows: boolean;
  /** Which of the visits or rounds of subscriptions it belongs to. */
  readonly round?: number;
  readonly run: (tx: Tx) => Promise<void>;
}

type Range = readonly [number, number];

const ranges = (from: number, to: number, size: number): Range[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => [
    from + index * size,
    Math.min(to, from + (index + 1) * size),
  ]);

const split = (
  [from, to]: Range,
  size: number,
  step: Omit<Step, 'amount' | 'run'>,
  run: (tx: Tx, part: Range) => Promise<void>,
): Step[] =>
  ranges(from, to, size).map((part) => ({ ...step, amount: part[1] - part[0], run: (tx) => run(tx, part) }));

const firstSteps = (loader: Loader): Step[] => {
  const at = (tx: Tx) => loader.scope(tx, 0);
  const rows = { needsRows: true, amount: 1 };
  return [
    ...split([1, loader.amounts.users], BATCH.users, { kind: 'users', needsRows: false }, (tx, part) =>
      createUsers(loader, at(tx), part),
    ),
    ...kindsOf(loader).map((channel) => ({
      ...rows,
      kind: 'channels',
      run: (tx: Tx) => createChannelsOfKind(loader, at(tx), channel),
    })),
    { ...rows, kind: 'files', run: (tx) => uploadFiles(loader, at(tx)) },
  ];
};

const messageSteps = (loader: Loader, range: Range): Step[] =>
  split(range, BATCH.messages, { kind: 'messages', needsRows: true }, (tx, part) =>
    sendMessages(loader, (message) => loader.scope(tx, message), part),
  );

/** Returns all steps in their order. */
export const stepsOf = (loader: Loader): Step[] => {
  const { users, messages, channels } = loader.amounts;
  const steps = firstSteps(loader);
  let sent = 0;
  for (const { at, kind, round } of milestones(loader.amounts)) {
    steps.push(...messageSteps(loader, [sent, at]));
    sent = at;
    steps.push(
      ...(kind === 'join'
        ? split([0, channels], BATCH.channels, { kind: 'subscriptions', needsRows: true }, (tx, part) =>
            joinChannels(loader, loader.scope(tx, at), round, part),
          )
        : split([0, users], BATCH.visitors, { kind: 'read messages', needsRows: true, round }, (tx, part) =>
            visit(loader, loader.scope(tx, at), round, part),
          )),
    );
  }
  return [...steps, ...messageSteps(loader, [sent, messages])];
};

/** Called before the first step, and after each step, with how much of its kind is done. */
export type Report = (kind: string, done: number, total: number) => void;

/** Runs the steps that are not done. Ends between two steps once `isStopped` returns true. Returns the state. */
export const runSteps = async (
  loader: Loader,
  { store }: Services,
  state: LoadState,
  { report, isStopped }: { readonly report: Report; readonly isStopped: () => boolean },
): Promise<LoadState> => {
  const steps = stepsOf(loader);
  const totals = new Map<string, number>();
  for (const { kind, amount } of steps) totals.set(kind, (totals.get(kind) ?? 0) + amount);
  const amounts = new Map<string, number>();
  let reached = state;
  for (const [index, { kind, amount, needsRows, run }] of steps.entries()) {
    amounts.set(kind, (amounts.get(kind) ?? 0) + amount);
    if (index < state.done) continue;
    if (isStopped()) break;
    const isFirst = steps[index - 1]?.kind !== kind;
    if (needsRows && (isFirst || !loader.isRead)) await store.read((tx) => loader.read(tx));
    reached = await store.write(async (tx) => {
      await run(tx);
      const next = { ...reached, done: index + 1, newest: await newestMessage(tx) };
      await saveState(tx, next);
      return next;
    });
    report(kind, amounts.get(kind) ?? 0, totals.get(kind) ?? 0);
  }
  return reached;
};
