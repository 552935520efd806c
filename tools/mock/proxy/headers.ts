/** Headers of one connection, which a proxy does not pass on (RFC 9110, section 7.6.1). */
const OF_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Answered by the connection that receives it. */
const EXPECT = 'expect';

const pairsOf = (raw: readonly string[]): [name: string, value: string][] =>
  raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));

/** Returns the headers that a proxy passes on, as names and values in turns. `without` names more that stay behind. */
export const passedHeaders = (raw: readonly string[], without: readonly string[] = []): string[] => {
  const pairs = pairsOf(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  const kept = new Set([...OF_CONNECTION, EXPECT, ...named, ...without]);
  return pairs.filter(([name]) => !kept.has(name.toLowerCase())).flat();
};
