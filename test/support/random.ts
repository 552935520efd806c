/** A generator of pseudorandom numbers below 1, the same in every run. */
export const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};
