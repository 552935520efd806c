/** A row of the table of states, with the events it gives and the test that brings it about. */
export interface StatedTransition {
  readonly subject: string;
  readonly trigger: string;
  readonly next: string;
  /** Types of events, with op where there is one. */
  readonly events: readonly string[];
  readonly levels?: Readonly<Record<string, number>>;
  readonly test: readonly [file: string, title: string];
}

export const transitions: readonly StatedTransition[] = [];
