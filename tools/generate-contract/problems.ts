/** A part of the sources that the pipeline does not support: where, and what to do. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

/** Thrown once, with all problems. */
export class ContractError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, message }) => `openapi/${file}: ${message}`).join('\n'));
  }
}

/** Collects problems, so an author sees all of them at once. */
export class Problems {
  private readonly found: Problem[] = [];

  /** A draft continues as far as possible. */
  constructor(private readonly draft = false) {}

  add(file: string, message: string): void {
    if (!this.found.some((one) => one.file === file && one.message === message)) {
      this.found.push({ file, message });
    }
  }

  /** Called first by a step that builds on earlier ones, so one mistake is reported once. */
  endStage(): void {
    if (!this.draft) this.throwIfAny();
  }

  throwIfAny(): void {
    if (this.found.length > 0) throw new ContractError(this.found);
  }
}
