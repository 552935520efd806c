type Headers = Readonly<Record<string, string>>;

/** Pages load only styles, pictures and responses of this server. The search is their only form that leaves them. */
const COMMON = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const headersOf = (...further: readonly string[]): Headers => ({
  'Content-Security-Policy': [...COMMON, ...further].join('; '),
  'Referrer-Policy': 'no-referrer',
});

/** Pages of text have no script. */
export const TEXT_POLICY = headersOf();

/** Pages of operations have one script, which sends requests to this server. */
export const SCRIPT_POLICY = headersOf("script-src 'self'", "connect-src 'self'");
