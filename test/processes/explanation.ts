import type { Kill, Operation, Value } from './operation.js';

const lineOf = ({ name, at, invoked, completed, finds, leaves }: Operation): string => {
  const server = at === undefined ? '' : ` at ${at}`;
  const found = finds === undefined ? '' : ` found ${finds}`;
  const left = leaves === undefined ? '' : ` left ${leaves}`;
  return `  ${name}${server} (${invoked.toFixed(1)}–${completed.toFixed(1)} ms):${found}${left}`;
};

/** Returns why no order of operations continues: none of `possible` fits the value. */
export const explain = (value: Value, possible: readonly Operation[], kills: readonly Kill[]): string => {
  const from = Math.min(...possible.map(({ invoked }) => invoked));
  const to = Math.max(...possible.map(({ completed }) => completed));
  const killed = kills
    .filter(({ time }) => time >= from && time <= to)
    .map(({ name, time }) => `  ${name} was killed at ${time.toFixed(1)} ms`);
  return [`with the value ${value}, none of these can be next:`, ...possible.map(lineOf), ...killed].join(
    '\n',
  );
};
