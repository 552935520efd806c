/** Something in the sources that the pipeline cannot honour: where, and what to do. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

/** Thrown once, with everything that was found. */
export class ContractError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, message }) => `openapi/${file}: ${message}`).join('\n'));
  }
}

/** Gathers problems, so that an author sees all of them at once. */
export class Problems {
  private readonly found: Problem[] = [];

  /** A draft goes on as far as it can. */
  constructor(private readonly draft = false) {}

  add(file: string, message: string): void {
    if (!this.found.some((one) => one.file === file && one.message === message)) {
      this.found.push({ file, message });
    }
  }

  /** A step that builds on the ones before calls this first, so that one mistake is told once. */
  endStage(): void {
    if (!this.draft) this.throwIfAny();
  }

  throwIfAny(): void {
    if (this.found.length > 0) throw new ContractError(this.found);
  }
}
