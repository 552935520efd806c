// `npm run import -- <archive>`: installs and builds what is missing or out of date, then imports an archive.
import { prepare } from './build.mjs';

prepare();
await import('../dist/src/exports/import-main.js');
