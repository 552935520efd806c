// What a run prints: a line for each file when it ends, and at the end the failures, the slowest files, what was not
// run and why, and the counts.
const SHOWN_FILES = 10;

const oneLine = (text) => text.trim().split('\n')[0].slice(0, 200);

export class Report {
  #passed = 0;
  #pending = 0;
  #failures = [];
  #files = [];
  #notRun = [];
  #count;
  #ended = 0;

  constructor(count) {
    this.#count = count;
  }

  /** Prints what came of a task, and keeps it for the end. */
  add({ name, file, engine }, outcome) {
    const { passed, pending, failures, cpu, wall } = outcome;
    const what = file ? `${file} on ${engine.name}` : name;
    this.#passed += passed;
    this.#pending += pending;
    this.#ended += 1;
    if (file) this.#files.push({ what, cpu, wall });
    const place = `${String(this.#ended).padStart(4)}/${this.#count}`;
    const mark = failures.length > 0 ? 'FAILED' : 'passed';
    console.log(`${place} ${mark} ${what} (${file ? `${passed} tests, ` : ''}${wall.toFixed(1)} s)`);
    for (const { title, error } of failures) {
      this.#failures.push({ what, title, error });
      console.log(`\n${title}\n${error}\n`);
    }
  }

  /** Something that this run leaves out, with the reason. */
  leave(what, because) {
    this.#notRun.push(`${what}: not run, because ${because}`);
  }

  /** Something that should have run and could not. */
  fail(what, error) {
    this.#failures.push({ what, title: what, error });
    console.log(`\nFAILED: ${what}\n${error}\n`);
  }

  /** Prints the summary; returns whether nothing failed. */
  end() {
    const slowest = this.#files.toSorted((a, b) => b.cpu - a.cpu).slice(0, SHOWN_FILES);
    console.log('\nSeconds of CPU and of wall clock of the slowest files:');
    for (const { what, cpu, wall } of slowest)
      console.log(`${cpu.toFixed(1).padStart(7)} ${wall.toFixed(1).padStart(7)}  ${what}`);
    if (this.#notRun.length > 0) console.log(`\n${this.#notRun.join('\n')}`);
    if (this.#failures.length > 0) console.log('\nFailures:');
    for (const { what, title, error } of this.#failures)
      console.log(`  ${what}: ${title}\n    ${oneLine(error)}`);
    const skipped = this.#pending > 0 ? `, ${this.#pending} skipped` : '';
    console.log(`\n${this.#passed} passed, ${this.#failures.length} failed${skipped}`);
    return this.#failures.length === 0;
  }
}
