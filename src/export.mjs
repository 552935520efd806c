// `npm run export -- <file>`: builds the server if it is not built, then writes an archive of everything.
import { prepareCommand } from './build.mjs';

prepareCommand();
await import('../dist/src/exports/export-main.js');
