/** The messages that clients sent or scheduled, by their texts. Each has to be there once. */
export class Sent {
  readonly #certain = new Set<string>();
  readonly #open = new Set<string>();

  begin(text: string): void {
    this.#open.add(text);
  }

  acknowledge(text: string): void {
    this.#open.delete(text);
    this.#certain.add(text);
  }

  get certain(): ReadonlySet<string> {
    return this.#certain;
  }

  /** Returns what differs in a list of texts: those that are missing, doubled or invented. */
  differences(texts: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    const missing = [...this.#certain].filter((text) => !counts.has(text));
    const doubled = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
    const invented = [...counts.keys()].filter((text) => !this.#certain.has(text) && !this.#open.has(text));
    return [
      ...missing.map((text) => `the message ${text} is missing`),
      ...doubled.map((text) => `the message ${text} is there ${counts.get(text)} times`),
      ...invented.map((text) => `nothing acknowledged or open is the message ${text}`),
    ];
  }
}
