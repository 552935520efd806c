// `npm run load-data`: builds what is out of date, then loads. Plain JavaScript, as src/start.mjs.
import { prepare } from '../../src/build.mjs';

prepare();
await import('../../dist/tools/load-data/main.js');
