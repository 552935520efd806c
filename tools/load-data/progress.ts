const WIDTH = 30;
/** Milliseconds between two lines when the output is not a terminal. */
const LINE_MS = 5_000;
/** Milliseconds between two changes of the bar. */
const BAR_MS = 100;

const formatted = (count: number): string => count.toLocaleString('en-US');

const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Shows how far the work is: a bar on a terminal, otherwise a line now and then. */
export class Progress {
  #kind = '';
  #began = 0;
  #first = 0;
  #shown = 0;

  constructor(private readonly output: NodeJS.WriteStream) {}

  readonly report = (kind: string, done: number, total: number): void => {
    const now = performance.now();
    const isNew = kind !== this.#kind;
    if (isNew) {
      this.close();
      [this.#kind, this.#began, this.#first] = [kind, now, done];
    }
    const isOver = done >= total;
    const every = this.output.isTTY ? BAR_MS : LINE_MS;
    if (!isNew && !isOver && now - this.#shown < every) return;
    this.#shown = now;
    this.#write(done, total, now);
  };

  #write(done: number, total: number, now: number): void {
    const rate = (done - this.#first) / (now - this.#began);
    const left = rate > 0 && done < total ? `, ${duration((total - done) / rate)} left` : '';
    const share = Math.floor((100 * done) / total);
    const text = `${this.#kind.padEnd(14)} ${String(share).padStart(3)}% ${formatted(done)} of ${formatted(total)}${left}`;
    if (!this.output.isTTY) {
      this.output.write(`${text}\n`);
      return;
    }
    const bar = '█'.repeat(Math.floor((WIDTH * done) / total)).padEnd(WIDTH, '░');
    this.output.write(`\r${bar} ${text}\u001b[K`);
  }

  /** Ends the line of the bar. */
  close(): void {
    if (this.#kind !== '' && this.output.isTTY) this.output.write('\n');
  }
}
