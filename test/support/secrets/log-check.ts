import { SecretSet } from './secret-set.js';

/** Characters of lines that wait. A secret that a response returns is known only after the lines of its request. */
const WAITING = 4 * 1024 * 1024;

interface Line {
  readonly text: string;
  /** The test that ran. */
  readonly test: string;
}

/** A line of a log with a secret in it. */
export interface Leak extends Line {
  readonly secret: string;
}

/** Searches lines of logs for the secrets of the tests. Lines wait, since some secrets are known later. */
class LogCheck {
  #leaks: Leak[] = [];
  test = '';
  readonly #secrets = new SecretSet();
  #waiting: Line[] = [];
  #length = 0;

  /** No line may hold this text. */
  keep(secret: string): void {
    this.#secrets.add(secret);
  }

  line(text: string): void {
    this.#waiting.push({ text, test: this.test });
    this.#length += text.length;
    if (this.#length > WAITING) this.search(this.#waiting.length / 2);
  }

  /** Searches all lines. Returns what was found since the last call. */
  takeLeaks(): readonly Leak[] {
    this.search();
    const leaks = this.#leaks;
    this.#leaks = [];
    return leaks;
  }

  /** Searches the oldest lines, by default all. */
  search(count = Infinity): void {
    const due = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(due.length);
    for (const line of due) {
      this.#length -= line.text.length;
      const secret = this.#secrets.findIn(line.text);
      if (secret !== undefined) this.#leaks.push({ ...line, secret });
    }
  }
}

/** The check of all servers that the tests of this process start. */
export const logCheck = new LogCheck();

/** Keeps a secret that a test makes, sends or receives: no log may hold it. */
export const keepSecret = (secret: string | undefined | null): void => {
  if (typeof secret === 'string') logCheck.keep(secret);
};
