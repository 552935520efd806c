import type { Source } from './sources.js';

/** Returns how many files the largest circle of imports has, types included. Zero without a circle. */
export const largestCircle = (sources: readonly Source[]): number => {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const indexes = new Map<string, number>();
  const lows = new Map<string, number>();
  const open: string[] = [];
  let largest = 0;
  // Tarjan's algorithm: a file whose lowest reachable index is its own closes a component.
  const visit = (file: string): void => {
    indexes.set(file, indexes.size);
    lows.set(file, indexes.get(file) ?? 0);
    open.push(file);
    for (const target of byFile.get(file)?.imports.keys() ?? []) {
      if (!byFile.has(target)) continue;
      if (!indexes.has(target)) visit(target);
      if (open.includes(target)) lows.set(file, Math.min(lows.get(file) ?? 0, lows.get(target) ?? 0));
    }
    if (lows.get(file) !== indexes.get(file)) return;
    const size = open.length - open.indexOf(file);
    open.splice(open.indexOf(file));
    if (size > 1) largest = Math.max(largest, size);
  };
  for (const { file } of sources) if (!indexes.has(file)) visit(file);
  return largest;
};
