// `npm run backup -- <folder>`: builds the server if it is not built, then writes a backup.
import { prepareCommand } from './build.mjs';

prepareCommand();
await import('../dist/src/backups/backup-main.js');
