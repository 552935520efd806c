import { mailsTo, pass } from '../../../accounts/email/notifications/fixtures.js';
import type { TestServer } from '../../../support/server.js';

/** The path of the link in the last email to an address. */
export const linkMailedTo = async (site: TestServer, email: string): Promise<string> => {
  await pass(10, site);
  const text = mailsTo(site, { email }).at(-1)?.text ?? '';
  const path = /http:\/\/chat\.example\.com(\S+)/.exec(text)?.[1];
  if (path === undefined) throw new Error(`No link was mailed to ${email}.`);
  return path;
};
