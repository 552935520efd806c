const NAMED =
  /("?(?:api_key|password|old_password|new_password|token|authorization|cookie)"?\s*[:=]\s*"?)[^"&\s,}]+/gi;

/** Returns a text without passwords and keys: those of the run, and what has such a name. */
export const redactor =
  (secrets: ReadonlySet<string>) =>
  (text: string): string => {
    let safe = text.replaceAll(NAMED, '$1***');
    for (const secret of secrets)
      safe = safe.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***');
    return safe;
  };

export type Redact = ReturnType<typeof redactor>;
