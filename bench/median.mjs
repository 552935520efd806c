/** The value in the middle. Of an even number of values, the greater one of the two. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
