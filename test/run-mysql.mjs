// `npm run test:mysql`: the suite, with the crash tests and Dredd, on MySQL; with file names only those tests.
import { build, install } from '../src/build.mjs';
import { onMysql, summarize } from './runner.mjs';

const only = process.argv.slice(2);

install();
build();
const { register } = await import('tsx/esm/api');
register();
const result = await onMysql('suite on MySQL', only.length > 0 ? only : ['test/**/*.test.ts'], true);
// Here it is what was asked for: not to run it is to fail.
process.exitCode = summarize([result]) && result.passed ? 0 : 1;
