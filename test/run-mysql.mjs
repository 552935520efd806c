// `npm run test:mysql`: the suite, with the crash tests and Dredd, on MySQL; with file names only those tests.
import { build, install } from '../src/build.mjs';
import { IN_CHROMIUM, onMysql, summarize } from './runner.mjs';

const only = process.argv.slice(2);
const everything = ['test/**/*.test.ts', '--ignore', IN_CHROMIUM];

install();
build();
const { register } = await import('tsx/esm/api');
register();
const result = await onMysql('suite on MySQL', only.length > 0 ? only : everything, true);
// Here it is what was asked for: not to run it is to fail.
process.exitCode = summarize([result]) && result.passed ? 0 : 1;
