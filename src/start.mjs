// `npm start`: installs and builds what is missing or older than its sources, then serves.
// Plain JavaScript on Node's own modules, since on a fresh clone there is nothing else yet.
import { prepare } from './build.mjs';

prepare();
await import('../dist/src/main.js');
