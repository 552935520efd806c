import { ApiError } from '../../../contract/api-error.js';
import { element, escapeHtml } from '../../../markdown/html.js';
import { newFacts, type Rendered } from '../../../markdown/render.js';
import { renderDraft } from '../../../chat/messages/sending/rendering.js';
import type { User } from '../../../chat/users/model/store.js';
import type { Step } from './import.js';

/** Of a text that cannot be rendered, this much is shown. The Markdown is kept whole. */
const SHOWN_CHARACTERS = 10_000;

/**
 * Renders a message as if its sender sent it. HTML of the archive is never used. A text whose HTML would be too long is
 * shown as plain text.
 */
export const renderAs = async (
  { on: { services }, tx }: Step,
  sender: User,
  content: string,
): Promise<Rendered> => {
  try {
    return await renderDraft({ tx, services, actor: sender }, content);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const html = element('p', {}, escapeHtml(content.slice(0, SHOWN_CHARACTERS)));
    return { ...newFacts(), html, isMe: false };
  }
};
