import { budgets } from '../../lib/budgets.js';
import { element, escapeHtml } from '../../markdown/html.js';
import { RenderingLimit } from '../../markdown/limits.js';
import { render } from '../../markdown/render.js';

const renderOrQuote = async (description: string): Promise<string> => {
  try {
    return (await render(description, { most: budgets.renderedText.bytes })).html;
  } catch (error) {
    if (!(error instanceof RenderingLimit)) throw error;
    return element('p', {}, escapeHtml(description));
  }
};

let last: { readonly description: string; readonly html: Promise<string> } | undefined;

/**
 * Returns the description of the organization as HTML, or as plain text if its HTML would be too long. It is rendered
 * once, since it can be requested without an account.
 */
export const renderedDescription = (description: string): Promise<string> => {
  if (last?.description !== description) last = { description, html: renderOrQuote(description) };
  return last.html;
};
