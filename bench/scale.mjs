import { caller, ownerAuthorization } from './child.mjs';
import { amountsOf, optionOf, startLoaded } from './loaded.mjs';
import { casesOf, readFacts } from './scale-cases.mjs';
import { median } from './median.mjs';

const MESSAGES = 1_000_000;
const PART = 100;

const WARM_UP = 5;
const MOST_REQUESTS = 60;
const LEAST_REQUESTS = 9;
/** Processor time of a case on the large server, in microseconds. */
const BUDGET = 3_000_000;
const MOST_RATIO = 1.5;

const startSide = async (store, amounts) => {
  const server = await startLoaded(store, amounts);
  const call = caller(server.url, await ownerAuthorization(server.dataDir));
  return { server, call, facts: await readFacts(call) };
};

/** Makes one request. Returns what it cost. */
const spend = async ({ server, call, facts }, { before, request, after, items }) => {
  await before?.(call, facts);
  const [method, path, parameters = {}] = request(facts);
  const database = server.databaseCpu();
  const response = await call(method, path, parameters);
  const spent = await server.command('spent');
  const cpu = spent.cpu + server.databaseCpu() - database;
  await after?.(call, response);
  return { cpu: cpu / (items?.(response) ?? 1), whole: cpu, statements: spent.statements };
};

const measure = async (sides, one) => {
  for (const { call, facts } of sides) await one.arrange?.(call, facts);
  for (let turn = 0; turn < WARM_UP; turn += 1) for (const side of sides) await spend(side, one);
  const { whole } = await spend(sides[0], one);
  const requests = Math.min(MOST_REQUESTS, Math.max(LEAST_REQUESTS, Math.round(BUDGET / whole)));
  const spent = sides.map(() => []);
  for (let turn = 0; turn < requests; turn += 1)
    for (const [index, side] of sides.entries()) spent[index].push(await spend(side, one));
  const [large, small] = spent.map((all) => ({
    cpu: median(all.map(({ cpu }) => cpu)),
    statements: median(all.map(({ statements }) => statements)),
  }));
  return { large, small, ratio: large.cpu / small.cpu };
};

const rounded = (microseconds) => Number(microseconds.toPrecision(3));

const rowOf = ({ large, small, ratio }) => ({
  'large (µs)': rounded(large.cpu),
  'small (µs)': rounded(small.cpu),
  ratio: Number(ratio.toFixed(2)),
  'statements, large': large.statements,
  small: small.statements,
  '': [
    ...(ratio > MOST_RATIO ? [`more than ${MOST_RATIO} times`] : []),
    ...(large.statements === small.statements ? [] : ['other statements']),
  ].join(', '),
});

/**
 * What requests cost on a server with a million messages, compared with one of a hundredth of its size, in turns. With
 * `--store mysql` on MariaDB. `--only topic` measures the cases with this text in their titles. `--messages 100000 --part
 * 10` compares smaller servers.
 */
export const measureScale = async () => {
  const store = optionOf('store', 'sqlite');
  const only = optionOf('only', '');
  const messages = Number(optionOf('messages', MESSAGES));
  const part = Number(optionOf('part', PART));
  const sides = [];
  try {
    for (const size of [messages, messages / part]) sides.push(await startSide(store, amountsOf(size)));
    const rows = {};
    const cases = casesOf(sides[0].facts).filter(({ title }) => title.includes(only));
    for (const [index, one] of cases.entries()) {
      if (await one.isRefused?.(sides[0], one)) continue;
      const row = rowOf(await measure(sides, one));
      rows[one.title] = row;
      console.log(`${index + 1} of ${cases.length}: ${one.title}: ${row.ratio} ${row['']}`);
    }
    console.log(
      `\nProcessor time for one request on ${messages} messages and on 1/${part} of everything, median (${store}).` +
        '\nThe time of a list with other lengths is for one item of it.',
    );
    console.table(rows);
  } finally {
    for (const { server } of sides) await server.stop();
  }
};
