const MEBIBYTE = 1024 * 1024;

export const mebibytes = (count: number): number => count * MEBIBYTE;

export const inMebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);
