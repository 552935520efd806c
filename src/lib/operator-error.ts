/** An error that the operator can mend. Its message is one line that states the cause and the remedy. */
export class OperatorError extends Error {
  /** The exit code of a command that it ends. */
  readonly exitCode: number = 1;
}
