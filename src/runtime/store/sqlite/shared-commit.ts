import { ConflictError } from '../errors.js';
import type { WriteTurns } from '../engine.js';
import type { SqliteConnection } from './connection.js';
import type { ConnectionQueue } from './connection-lines.js';

/** A COMMIT waits for the disk. At most this many writes share one. */
const MAX_MEMBERS = 16;

/** In milliseconds. After this time no further write joins, since each write waits for the COMMIT of all of them. */
const OPEN_MS = 20;

/** In the shared transaction, each write except the first is a savepoint, which can be undone alone. */
const BEGIN_MEMBER = ['SAVEPOINT member'];
const COMMIT_MEMBER = ['RELEASE member'];
const UNDO_MEMBER = ['ROLLBACK TO member', 'RELEASE member'];

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Parts {
  readonly connection: SqliteConnection;
  readonly line: ConnectionQueue;
  /** Taken from BEGIN to COMMIT. Undefined if this process alone writes. */
  readonly turns: WriteTurns | undefined;
  /** Writes the WAL into the file, outside the event loop. */
  readonly checkpoint: () => Promise<void>;
}

/**
 * Serializes writes on the single connection that writes. Consecutive writes share one COMMIT, and so do those of requests
 * that arrived in the same turn of the event loop. No write is acknowledged before it. A large one is written into the
 * file on another thread.
 */
export class SharedCommit {
  readonly #connection: SqliteConnection;
  readonly #line: ConnectionQueue;
  readonly #turns: WriteTurns | undefined;
  readonly #checkpoint: () => Promise<void>;
  /** Completed or undone writes in the open transaction. The transaction is open while there are any. */
  #members: Member[] = [];
  /** When the first write of the open transaction was done. */
  #openedAt = 0;
  /** Whether the open transaction has waited for other requests of its turn. */
  #hasWaited = false;

  constructor({ connection, line, turns, checkpoint }: Parts) {
    this.#connection = connection;
    this.#line = line;
    this.#turns = turns;
    this.#checkpoint = checkpoint;
  }

  async begin(): Promise<SqliteConnection> {
    await this.#line.take('write');
    try {
      // An open transaction has the turn.
      if (this.#turns && this.#members.length === 0) await this.#turns.take();
      await this.#connection.begin('write', this.#members.length > 0 ? BEGIN_MEMBER : undefined);
    } catch (error) {
      this.#settle();
      throw error;
    }
    return this.#connection;
  }

  async commit(): Promise<void> {
    try {
      await this.#connection.commit(this.#members.length > 0 ? COMMIT_MEMBER : []);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    await this.#join();
  }

  /**
   * Undoes a transaction. A write has seen those of the shared transaction before it. Its failure, such as the response of
   * an earlier request, is as certain as they are, so it waits for their COMMIT.
   */
  async rollback(): Promise<void> {
    await this.#connection.rollback(this.#members.length > 0 ? UNDO_MEMBER : undefined);
    if (!this.#connection.inTransaction()) {
      // Some errors, such as a full disk, roll back the shared transaction. The other writes are retried without this
      // one.
      this.#fail(new ConflictError(undefined));
    }
    if (this.#members.length > 0) await this.#join();
    else this.#settle();
  }

  /** Waits for the shared COMMIT. */
  #join(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#members.length === 0) this.#openedAt = performance.now();
      this.#members.push({ resolve, reject });
      this.#settle();
    });
  }

  /**
   * Commits, unless the next waiting transaction joins. Then that transaction runs. The first write waits until the other
   * requests of its turn have been read, since their writes cost little beside the COMMIT.
   */
  #settle(): void {
    const { next } = this.#line;
    const isOpen = this.#members.length < MAX_MEMBERS && performance.now() - this.#openedAt < OPEN_MS;
    const joined = next === 'write' && isOpen;
    if (this.#members.length > 0 && !joined) {
      if (next === undefined && !this.#hasWaited) {
        this.#hasWaited = true;
        setImmediate(() => {
          this.#settle();
        });
        return;
      }
      void this.#finish();
      return;
    }
    this.#leave();
  }

  /** Lets the next transaction begin. */
  #leave(): void {
    if (this.#members.length === 0) this.#turns?.pass();
    if (this.#connection.owesCheckpoint) void this.#writeFile();
    else this.#line.pass();
  }

  /** The next transaction waits, but the event loop does not. */
  async #writeFile(): Promise<void> {
    // After a failure the WAL stays, and a later COMMIT writes it into the file.
    await this.#checkpoint().catch(() => undefined);
    this.#connection.checkpointDone();
    this.#line.pass();
  }

  async #finish(): Promise<void> {
    try {
      await this.#connection.finish();
      for (const { resolve } of this.#end()) resolve();
    } catch (error) {
      this.#fail(error);
    }
    this.#leave();
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#end()) reject(error);
  }

  /** Returns the writes of the shared transaction, which is over. */
  #end(): readonly Member[] {
    const members = this.#members;
    this.#members = [];
    this.#hasWaited = false;
    return members;
  }
}
