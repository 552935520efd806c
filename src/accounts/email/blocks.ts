import { html, type Html } from '../../runtime/pages/page.js';

/** A block of an email, as plain text and as HTML. */
export interface Block {
  readonly text: string;
  readonly html: Html;
}

/** A paragraph. Its link, if any, comes last. */
export const paragraph = (text: string, href?: string): Block =>
  href === undefined
    ? { text, html: html`<p>${text}</p> ` }
    : { text: `${text} ${href}`, html: html`<p>${text} <a href="${href}">${href}</a></p> ` };
