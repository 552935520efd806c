// `npm run backup -- <folder>`: installs and builds what is missing or out of date, then writes a backup.
import { prepare } from './build.mjs';

prepare();
await import('../dist/src/backups/backup-main.js');
