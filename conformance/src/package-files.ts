import { fileURLToPath } from 'node:url';

/** Returns the path of a file of this package. It is the same when this file runs from src or from dist. */
export const packageFile = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
