/** Returns a number from 0 to below 1 that depends on the keys only. Each use has keys of its own. */
export const random = (...keys: readonly number[]): number => {
  let state = 0x9e3779b9;
  for (const key of keys) {
    state = Math.imul(state ^ key, 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state = (state ^ (state >>> 16)) + 0x9e3779b9;
  }
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
};

/** The purposes of random numbers. Numbers of different purposes are independent. */
export const purposes = {
  words: 1,
  text: 2,
  form: 3,
  sender: 4,
  topic: 5,
  mention: 6,
  member: 7,
  reaction: 8,
  edit: 9,
  star: 10,
  visit: 11,
  file: 12,
  name: 13,
  group: 14,
} as const;

/** Returns an index below `count`. Small indexes are more frequent, as in Zipf's law. */
export const zipf = (count: number, value: number): number =>
  Math.min(count - 1, Math.floor(count ** value) - 1);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Returns a step with which `index * step % count` visits every number below `count` once, far apart. */
export const coprimeStep = (count: number): number => {
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(step, count) !== 1) step += 1;
  return step;
};
