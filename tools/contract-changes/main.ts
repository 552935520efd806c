import { SOURCE } from '../generate-contract/files.js';
import { load } from '../generate-contract/generate.js';
import { ContractError } from '../generate-contract/problems.js';
import { buildWholeDocument } from '../generate-contract/write/document.js';
import { readChangelog, withLevels, writeChangelog } from './changelog.js';
import { breaksOf } from './recorded.js';
import { readReleased, writeReleased } from './released.js';

const main = async (option: string | undefined): Promise<void> => {
  const { contract } = await load(SOURCE);
  const { levels } = contract;
  const document = buildWholeDocument(contract);
  switch (option) {
    case undefined: {
      const problems = breaksOf(readReleased(), document, levels);
      for (const problem of problems) console.log(problem);
      if (problems.length > 0) process.exitCode = 1;
      return;
    }
    case '--changelog':
      writeChangelog(withLevels(readChangelog(), levels, readReleased().level));
      return;
    case '--release':
      writeReleased(document, levels);
      return;
    default:
      console.error(`Unknown option ${option}; there are --changelog and --release.`);
      process.exitCode = 1;
  }
};

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof ContractError ? error.message : error);
  process.exitCode = 1;
});
