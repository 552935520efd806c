import { canParseUrl } from '../../lib/parse-url.js';

/** Whether the text is an HTTP or HTTPS address with scheme and host. */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#]+/i.test(text) && !/[\s\\]/.test(text) && canParseUrl(text);
