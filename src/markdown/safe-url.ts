const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'ftps']);

/** Characters that browsers ignore in URLs, which could hide a scheme from this check. */
const invisible = /[\0-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/;

/** Whether the scheme of a URL cannot run code. A URL without a scheme is a path on this server or a bare host. */
export const isSafeUrl = (url: string): boolean => {
  if (invisible.test(url)) return false;
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
};
