import { operation } from '../http/operation.js';
import { checkContent } from './model/content.js';
import { renderOnly } from './sending/rendering.js';

/** POST /messages/render: returns the HTML of a message without sending it. */
export const renderMessage = operation('renderMessage', async ({ input: { content }, ...context }) =>
  content.trim() === ''
    ? { rendered: '' }
    : { rendered: (await renderOnly(context, checkContent(content))).html },
);
