const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

export const mebibytes = (count: number): number => count * MEBIBYTE;

export const kibibytes = (count: number): number => count * KIBIBYTE;

export const inMebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);

export const inKibibytes = (bytes: number): number => Math.floor(bytes / KIBIBYTE);
