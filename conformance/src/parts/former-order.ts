/** Returns the present IDs in their former order. Those that came since follow. */
export const inFormerOrder = (former: readonly number[], present: readonly number[]): number[] => [
  ...former.filter((id) => present.includes(id)),
  ...present.filter((id) => !former.includes(id)),
];
