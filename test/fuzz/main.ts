// `npm run fuzz`: Schemathesis with all its phases against the built server, with both documents, as the owner and as a
// member. Each run has a server of its own, with the organization of the examples. Fails on a finding. schemathesis.toml
// and hooks.py have what is excused, with the reasons. TEST_DATABASE=mysql runs it on MariaDB, and
// --strict with a server that ignores nothing.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { DOCUMENTS, fuzz, USERS } from './fuzz.js';
import { installSchemathesis } from './schemathesis.js';

const MOST_SEED = 2 ** 31;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(MOST_SEED)) },
    examples: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '180' },
    document: { type: 'string' },
    user: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});

const selected = <T extends string>(known: readonly T[], given: string | undefined): readonly T[] => {
  const chosen = known.filter((one) => given === undefined || one === given);
  if (chosen.length === 0) throw new Error(`There is no ${String(given)}, only ${known.join(' and ')}.`);
  return chosen;
};

const main = async (): Promise<void> => {
  const schemathesis = await installSchemathesis();
  const { seed, examples, seconds, strict } = values;
  console.log(`Seed ${seed}; --seed ${seed} repeats this run.`);
  const failed: string[] = [];
  for (const document of selected(DOCUMENTS, values.document))
    for (const user of selected(USERS, values.user)) {
      console.log(`\n${document} as the ${user}`);
      const isClean = await fuzz({
        schemathesis,
        document,
        user,
        seed,
        examples,
        seconds,
        strict,
        others: positionals,
      });
      if (!isClean) failed.push(`${document} as the ${user}`);
    }
  console.log(failed.length === 0 ? '\nNo findings.' : `\nFindings: ${failed.join('; ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
