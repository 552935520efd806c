/** A generator of pseudorandom numbers below 1, the same in every run (mulberry32). It repeats after 2 ** 32 numbers. */
export const randomFrom = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
