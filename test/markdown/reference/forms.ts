/** Markdown with its HTML, by what it shows. */
export type Forms = Readonly<Record<string, readonly (readonly [source: string, html: string])[]>>;
