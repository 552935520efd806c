/** Whether the text is a web address as people write it, scheme and host included. */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#]+/i.test(text) && !/[\s\\]/.test(text) && URL.canParse(text);
