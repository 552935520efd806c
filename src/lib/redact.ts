/** The address of a person, but not a version such as `pino@10.4.0`. */
const EMAIL = /[^\s<>()[\]"'`,;:=/@\\]+@(?:localhost|[a-z0-9][\w-]*(?:\.[\w-]+)*\.[a-z]{2,})\b/gi;

/** The user and the password of a URL. */
const URL_CREDENTIALS = /(?<=:\/\/)[^\s/"'<>]*:[^\s"'<>]*@/g;

/** The beginning of a text that is no JSON, which V8 quotes. */
const PARSED_TEXT = /(Unexpected [^,\n]{0,80}), .{0,80}? is not valid JSON/gs;

/** Removes from a line of the log what errors of libraries quote: emails, passwords in URLs and parts of texts. */
export const redact = (line: string): string =>
  line
    .replaceAll(PARSED_TEXT, '$1, the text is not valid JSON')
    .replaceAll(URL_CREDENTIALS, '(not shown)@')
    .replaceAll(EMAIL, '(email)');
