import { errors } from '../../generated/errors.js';
import { budgets } from '../lib/budgets.js';
import { RenderingLimit, type RequestBudget } from './limits.js';
import { render } from './render.js';

const limits = { text: budgets.renderedText.bytes, request: budgets.renderedRequest.bytes };

/** Returns the HTML of a text that is not a message. `name` names the text in errors. Links to `siteUrl` become relative. */
export const renderText = async (
  source: string,
  name: string,
  request: RequestBudget,
  siteUrl = '',
): Promise<string> => {
  try {
    return (await render(source, { most: limits.text, request, siteUrl })).html;
  } catch (error) {
    if (!(error instanceof RenderingLimit)) throw error;
    throw error.exceeded === 'text'
      ? errors.tooLongRendered({ name, limit: limits.text })
      : errors.tooMuchToRender({ limit: limits.request });
  }
};
