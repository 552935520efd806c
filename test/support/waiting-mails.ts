import type { Mail } from '../../src/runtime/outbox/jobs.js';
import { openSealedMail } from '../../src/runtime/outbox/sealed-mail.js';
import { keepLinks } from './secrets/find.js';
import type { TestServer } from './server.js';

/** The emails in the outbox, oldest first, decrypted if necessary. */
export const waitingMails = async ({ services }: TestServer): Promise<Mail[]> => {
  const rows = await services.store.read((tx) =>
    tx.all<{ kind: string; payload: string }>(
      "SELECT kind, payload FROM outbox WHERE kind IN ('mail', 'sealedMail') ORDER BY id",
    ),
  );
  return rows.map(({ kind, payload }) => {
    const content: unknown = JSON.parse(payload);
    const mail =
      kind === 'mail' ? (content as Mail) : openSealedMail(services.keys, content as { sealed: string });
    keepLinks(mail.text);
    return mail;
  });
};
