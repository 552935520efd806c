// `npm run load-data`: builds the server if it is not built, then loads. Plain JavaScript, as src/start.mjs.
import { prepareCommand } from '../../src/build.mjs';

prepareCommand();
await import('../../dist/tools/load-data/main.js');
