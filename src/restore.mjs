// `npm run restore -- <folder>`: builds the server if it is not built, then restores a backup.
import { prepareCommand } from './build.mjs';

prepareCommand();
await import('../dist/src/backups/restore-main.js');
