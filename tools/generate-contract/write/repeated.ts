/** A part of the document that may occur more than once. */
export interface Part {
  /** The names that the part may have among the components, best first. */
  readonly names: readonly string[];
  readonly value: object;
}

const keyOf = ({ value }: Part): string => JSON.stringify(value);

/**
 * Returns the parts that occur more than once, by name. The most frequent part gets the best name. Parts without a free
 * name are not shared.
 */
export const repeated = (parts: readonly Part[]): Map<string, object> => {
  const groups = new Map<string, Part[]>();
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part]);
  const named = new Map<string, object>();
  const frequent = [...groups.values()].filter(({ length }) => length > 1);
  for (const group of frequent.sort((a, b) => b.length - a.length)) {
    const name = group.flatMap(({ names }) => names).find((one) => !named.has(one));
    const [first] = group;
    if (name !== undefined && first) named.set(name, first.value);
  }
  return named;
};

/** Returns a function that replaces a shared part by a reference to its place. */
export const referenceTo = (
  place: string,
  shared: ReadonlyMap<string, object>,
): ((value: object) => object) => {
  const names = new Map([...shared].map(([name, value]) => [JSON.stringify(value), name]));
  return (value) => {
    const name = names.get(JSON.stringify(value));
    return name === undefined ? value : { $ref: `${place}${name}` };
  };
};
