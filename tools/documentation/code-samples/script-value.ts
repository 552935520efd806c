const text = (value: string): string =>
  `'${value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name));

/** Returns a value as an expression of TypeScript. */
export const scriptValue = (value: unknown): string => {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(scriptValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${key(name)}: ${scriptValue(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};
