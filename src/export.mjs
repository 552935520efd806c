// `npm run export -- <file>`: installs and builds what is missing or out of date, then writes an archive of everything.
import { prepare } from './build.mjs';

prepare();
await import('../dist/src/exports/export-main.js');
