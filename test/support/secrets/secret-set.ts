/** Shorter texts occur by chance. Keys, tokens and the passwords of tests are longer. */
const MIN_LENGTH = 8;
/** Weak passwords that tests try: words and email addresses, which logs may hold. */
const ORDINARY = /^(?:[a-z]{1,12}|[^@\s]+@[\w-]+(?:\.[\w-]+)+)$/i;
/** A bound of memory. The oldest secrets go first. */
const MOST = 50_000;

/** The characters that base64 gives a text in the middle of another, for each of the three places where it may begin. */
const base64Of = (text: string): readonly string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const encoded = bytes.toString('base64').slice(0, Math.floor((bytes.length * 8) / 6));
    return encoded.slice(before === 0 ? 0 : before + 1);
  });

const toUrlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

/** The forms in which a program writes a text: as it is, in a URL, in a form, in JSON, in base64 and in hex. */
export const formsOf = (secret: string): readonly string[] => [
  ...new Set([
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    ...base64Of(secret),
    ...base64Of(secret).map(toUrlSafe),
    Buffer.from(secret).toString('hex'),
  ]),
];

/** Finds any of many secrets in a text. The time depends on the length of the text, and not on the number of secrets. */
export class SecretSet {
  /** Forms of secrets by their last characters, where those of tests differ most. */
  readonly #byEnding = new Map<string, Set<string>>();
  readonly #secrets = new Set<string>();

  get secrets(): Iterable<string> {
    return this.#secrets;
  }

  add(secret: string): void {
    if (secret.length < MIN_LENGTH || ORDINARY.test(secret) || this.#secrets.has(secret)) return;
    this.#secrets.add(secret);
    for (const form of formsOf(secret)) {
      if (form.length < MIN_LENGTH) continue;
      const ending = form.slice(-MIN_LENGTH);
      const forms = this.#byEnding.get(ending);
      if (forms) forms.add(form);
      else this.#byEnding.set(ending, new Set([form]));
    }
    if (this.#secrets.size > MOST) this.#forgetOldest();
  }

  /** Returns the first secret in the text, in the form that the text has. */
  findIn(text: string): string | undefined {
    for (let end = MIN_LENGTH; end <= text.length; end += 1) {
      const forms = this.#byEnding.get(text.slice(end - MIN_LENGTH, end));
      for (const form of forms ?? []) if (text.endsWith(form, end)) return form;
    }
    return undefined;
  }

  #forgetOldest(): void {
    const [oldest] = this.#secrets;
    if (oldest === undefined) return;
    this.#secrets.delete(oldest);
    for (const form of formsOf(oldest)) {
      const ending = form.slice(-MIN_LENGTH);
      const forms = this.#byEnding.get(ending);
      forms?.delete(form);
      if (forms?.size === 0) this.#byEnding.delete(ending);
    }
  }
}
