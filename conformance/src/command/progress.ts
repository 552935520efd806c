import type { Outcome } from '../run/outcome.js';

/** Shorter waits are not worth a line. In seconds. */
const SHORT = 5;

/** Tells the beginning of each part, faults, and long waits. */
export class Progress {
  #part = '';
  #done = 0;

  constructor(
    private readonly total: number,
    private readonly say: (line: string) => void,
  ) {}

  readonly outcome = ({ one, state }: Outcome): void => {
    this.#done += 1;
    if (one.operation.part !== this.#part) {
      this.#part = one.operation.part;
      this.say(`${String(this.#done).padStart(5)}/${String(this.total)} ${this.#part} …`);
    }
    if (state === 'fault') this.say(`      fault: ${one.name}`);
  };

  readonly wait = (seconds: number): void => {
    if (seconds >= SHORT) this.say(`      The server asks to wait ${String(seconds)} seconds (rate limit).`);
  };
}
