import { createHmac } from 'node:crypto';

import { isSameText } from '../../lib/token.js';
import type { Secrets } from '../../runtime/identity/secrets.js';
import type { Config } from '../../runtime/config.js';

export const UNSUBSCRIBE_PATH = '/accounts/unsubscribe/';

/** The kinds of email that a user can unsubscribe from, and the settings that a link of each kind turns off. */
export const unsubscribeKinds = {
  missed_messages: [
    'enable_offline_email_notifications',
    'enable_stream_email_notifications',
    'enable_followed_topic_email_notifications',
  ],
  login: ['enable_login_emails'],
  digest: ['enable_digest_emails'],
} as const;

export type UnsubscribeKind = keyof typeof unsubscribeKinds;

interface Signer {
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'siteUrl'>;
}

const signatureOf = (secrets: Secrets, kind: UnsubscribeKind, userId: number): string =>
  createHmac('sha256', secrets.derive('unsubscribe-link')).update(`${kind}:${userId}`).digest('base64url');

/** Returns the link that unsubscribes a user from one kind of email, without a login. It never expires. */
export const unsubscribeUrl = ({ secrets, config }: Signer, kind: UnsubscribeKind, userId: number): string =>
  `${config.siteUrl}${UNSUBSCRIBE_PATH}${kind}/${userId}/${signatureOf(secrets, kind, userId)}`;

const isKind = (text: string): text is UnsubscribeKind => Object.hasOwn(unsubscribeKinds, text);

export interface UnsubscribeLink {
  readonly kind: UnsubscribeKind;
  readonly userId: number;
}

/** Returns the kind and user of a link's path behind `UNSUBSCRIBE_PATH`. Undefined if the signature is invalid. */
export const parseUnsubscribePath = (secrets: Secrets, path: string): UnsubscribeLink | undefined => {
  const [, kind = '', id = '', signature = ''] = /^(\w+)\/([1-9]\d{0,15})\/([\w-]{43})$/.exec(path) ?? [];
  if (!isKind(kind)) return undefined;
  const userId = Number(id);
  return isSameText(signature, signatureOf(secrets, kind, userId)) ? { kind, userId } : undefined;
};
