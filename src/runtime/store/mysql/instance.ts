/** The server process that the sessions of an engine lead to. */
export class Instance {
  /** Rises when a session leads to another server process than the one before. */
  generation = 0;
  #current: string | undefined;

  /**
   * Notes where a new session leads to: the name of the server, and when it was started. Returns whether that is another
   * server process than before. The server was started again, or a proxy has chosen another one.
   */
  note(process: string): boolean {
    const isOther = this.#current !== undefined && this.#current !== process;
    this.#current = process;
    if (isOther) this.generation += 1;
    return isOther;
  }
}
