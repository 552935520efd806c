import { writeDocumentation } from '../documentation/write.js';
import { checkExamples } from '../generate-contract/check/examples.js';
import type { Contract } from '../generate-contract/contract.js';
import { BUILT, INPUTS, OUTPUTS, SOURCE, writeIfStale, writeStale } from '../generate-contract/files.js';
import { builtFiles, otherFiles, readChecked, serverFiles } from '../generate-contract/generate.js';
import { Problems } from '../generate-contract/problems.js';
import { readBundle } from '../generate-contract/read/bundle.js';
import {
  standaloneCode,
  validationOf,
  type Compiled,
  type Validation,
} from '../generate-contract/write/compile.js';
import { buildDocument } from '../generate-contract/write/document.js';
import type { Document } from '../generate-contract/contract.js';
import { writeServed } from '../generate-contract/write/served.js';

/** Remembers the last result, and returns it as long as the key is the same. */
const remembering = <Result>(): ((key: string, make: () => Result) => Result) => {
  let last: { readonly key: string; readonly result: Result } | undefined;
  return (key, make) => {
    if (last?.key !== key) last = { key, result: make() };
    return last.result;
  };
};

const keyOf = ({ schemas, exports }: Compiled): string => JSON.stringify([[...schemas], [...exports]]);

/** Lets the process notice a change of a source between two steps. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Generates after each change of the sources, in two stages: what a server starts with, then the rest. */
export class Generator {
  readonly #inputs = remembering<string>();
  readonly #outputs = remembering<string>();
  readonly #others = remembering<Promise<Map<string, string>>>();
  #contract: Contract | undefined;
  #document: Document | undefined;
  #validation: Validation | undefined;

  /** Writes what a server starts with. Returns the names of the changed files. Throws a ContractError. */
  async first(): Promise<string[]> {
    const contract = readChecked(await readBundle(SOURCE, new Problems()));
    const document = buildDocument(contract);
    const validation = validationOf(contract);
    const changed = [
      ...writeStale(serverFiles(contract, document)),
      ...writeStale(builtFiles(contract, document), BUILT),
    ];
    const { inputs } = validation;
    const code = this.#inputs(keyOf(inputs), () => standaloneCode(inputs));
    if (writeIfStale(INPUTS, code)) changed.push('inputs.cjs');
    [this.#contract, this.#document, this.#validation] = [contract, document, validation];
    return changed;
  }

  /** Checks the examples and writes the rest, unless `first` runs again meanwhile. Returns the changed files. */
  async rest(): Promise<string[]> {
    const [contract, document, validation] = [this.#contract, this.#document, this.#validation];
    if (!contract || !document || !validation) return [];
    const isStale = (): boolean => this.#contract !== contract;
    const problems = new Problems();
    checkExamples(contract, validation, problems);
    problems.endStage();
    await breathe();
    if (isStale()) return [];
    const { outputs } = validation;
    // A server does not use them, so they may be those of the last stage.
    const code = this.#outputs(keyOf(outputs), () => standaloneCode(outputs));
    const changed = writeIfStale(OUTPUTS, code) ? ['outputs.cjs'] : [];
    await breathe();
    if (isStale()) return changed;
    const key = JSON.stringify([document, contract.operations, [...contract.schemas]]);
    const files = await this.#others(key, () => otherFiles(contract, document));
    if (!isStale()) writeServed(document, contract);
    if (!isStale()) await writeDocumentation(contract);
    return isStale() ? changed : [...changed, ...writeStale(files)];
  }
}
