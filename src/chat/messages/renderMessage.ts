import { operation } from '../operation.js';
import { checkContent } from './model/content.js';
import { renderAhead, renderDraft } from './sending/rendering.js';

/** POST /messages/render: returns the HTML of a message without sending it. */
export const renderMessage = operation(
  'renderMessage',
  async (context) => {
    const { content } = context.input;
    if (content.trim() === '') return { rendered: '' };
    const { html } = await renderDraft(context, checkContent(content));
    return { rendered: html };
  },
  { before: renderAhead },
);
