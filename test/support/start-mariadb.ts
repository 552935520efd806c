import { startMariadb } from './mariadb.js';

// `npx tsx test/support/start-mariadb.ts` prints the URL of a temporary server, for TEST_MYSQL_URL,
// and stops it when its input ends.
const { url, stop } = await startMariadb();
process.stdout.write(`${url}\n`);
process.stdin.resume().once('end', () => void stop());
