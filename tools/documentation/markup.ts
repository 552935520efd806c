import { createFragments } from '../../src/server/documentation/markdown.js';
import { html, Html } from '../../src/runtime/pages/page.js';

/** Renders Markdown inside a page. */
export type Fragments = (text: string) => Html;

export const openFragments = async (): Promise<Fragments> => {
  const render = await createFragments();
  return (text) => new Html(render(text));
};

const separated = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;

/** Returns `a or b`. */
export const joined = (parts: readonly Html[]): Html => separated(parts, ' or ');

/** Returns `a, b`. */
export const listed = (parts: readonly Html[]): Html => separated(parts, ', ');

export const codeOf = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

/** A text that is too wide for narrow windows scrolls, by keyboard, too. */
export const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

export const jsonBlock = (value: unknown): Html => block(JSON.stringify(value, null, 2));
