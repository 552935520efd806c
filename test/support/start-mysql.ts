import { startMysql } from './mysql.js';

// `npx tsx test/support/start-mysql.ts` prints the URL of a temporary server, for TEST_MYSQL_URL,
// and stops it when its input ends.
const { url, stop } = await startMysql();
process.stdout.write(`${url}\n`);
process.stdin.resume().once('end', () => void stop());
