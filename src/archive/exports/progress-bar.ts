import type { WriteStream } from 'node:tty';

const WIDTH = 40;
const EVERY_MS = 100;

/** A progress bar on a terminal, or a line for each tenth elsewhere. */
export class ProgressBar {
  #shown = '';
  #tenth = -1;
  #at = 0;

  constructor(private readonly output: Pick<WriteStream, 'write' | 'isTTY'>) {}

  show(what: string, done: number): void {
    if (!this.output.isTTY) {
      this.#line(what, done);
      return;
    }
    const now = performance.now();
    if (now - this.#at < EVERY_MS && what === this.#shown) return;
    this.#at = now;
    if (this.#shown !== '' && what !== this.#shown) this.output.write('\n');
    this.#shown = what;
    this.#draw(what, done);
  }

  /** Ends the line of the bar. */
  end(): void {
    if (this.output.isTTY && this.#shown !== '') {
      this.#draw(this.#shown, 1);
      this.output.write('\n');
    }
    this.#shown = '';
    this.#tenth = -1;
  }

  #draw(what: string, done: number): void {
    const filled = Math.floor(done * WIDTH);
    const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
    this.output.write(`\r${what.padEnd(10)} [${bar}] ${String(Math.floor(done * 100)).padStart(3)} %`);
  }

  #line(what: string, done: number): void {
    const tenth = Math.floor(done * 10);
    if (what === this.#shown && tenth === this.#tenth) return;
    this.#shown = what;
    this.#tenth = tenth;
    this.output.write(`${what} ${tenth * 10} %\n`);
  }
}
