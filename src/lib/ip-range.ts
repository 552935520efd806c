import { isIP } from 'node:net';

/**
 * Parses `10.0.0.0/8` into the address and the number of significant bits. Undefined if the text is neither an address
 * nor a range.
 */
export const parseRange = (text: string): { address: string; family: 4 | 6; bits: number } | undefined => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (rest.length > 0 || (family !== 4 && family !== 6)) return undefined;
  const width = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? width : Number(prefix);
  return /^\d+$/.test(prefix ?? '0') && bits <= width ? { address, family, bits } : undefined;
};
