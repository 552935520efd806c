import { createFragments } from '../../src/documentation/markdown.js';
import { html, Html } from '../../src/pages/page.js';

/** Renders Markdown inside a page. */
export type Fragments = (text: string) => Html;

export const openFragments = async (): Promise<Fragments> => {
  const render = await createFragments();
  return (text) => new Html(render(text));
};

/** Returns `a or b`. */
export const joined = (parts: readonly Html[]): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html` or ${part}`))}`;

/** Returns the names as code, with commas. */
export const listed = (names: readonly string[]): Html =>
  html`${names.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`;

export const codeOf = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

/** A text that is too wide for narrow windows scrolls, by keyboard, too. */
export const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

export const jsonBlock = (value: unknown): Html => block(JSON.stringify(value, null, 2));
