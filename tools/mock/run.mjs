// `npm run mock`: builds what is out of date, then starts. Plain JavaScript, as src/start.mjs.
import { prepare } from '../../src/build.mjs';

prepare();
await import('../../dist/tools/mock/main.js');
