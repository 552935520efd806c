/** Seconds by which the start of a server may seem to differ, since it states its uptime in whole seconds. */
const TOLERANCE = 2;

/** What a session knows of the server process that it leads to. */
interface Session {
  /** The name of the server. */
  readonly server: string;
  /** Seconds since the server was started. */
  readonly uptime: number;
  /** A server numbers its sessions from its start. */
  readonly threadId: number;
}

/** The server process that the sessions lead to. */
export class Instance {
  #last: (Session & { readonly startedAt: number }) | undefined;

  /**
   * Notes where a new session leads to. Returns whether that is another server process than before: the server was started
   * again, or a proxy has chosen another one. Sessions that are opened at once can be noted in another order, which seems to be
   * one, too.
   */
  note(session: Session): boolean {
    const before = this.#last;
    const startedAt = performance.now() / 1000 - session.uptime;
    this.#last = { ...session, startedAt };
    if (!before) return false;
    return (
      session.server !== before.server ||
      session.threadId < before.threadId ||
      Math.abs(startedAt - before.startedAt) >= TOLERANCE
    );
  }
}
