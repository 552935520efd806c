/** Locks whose contests need several processes, workers or a directory, with the tests that have them. */
export const elsewhere: Readonly<Record<string, string>> = {
  'attachments/unused-files lockAttachments': 'attachments/claims.test.ts',
  'authentication/directory-account lockVisibility': 'authentication/ldap.test.ts',
  'authentication/known-logins lockUser': 'authentication/known-logins.test.ts',
  'authentication/password-reset lock': 'authentication/password-reset.test.ts',
  'messages/removal/retention lockConversation': 'messages/retention.test.ts',
  'messages/removal/retention shareLock': 'messages/retention.test.ts',
  'messages/removal/retention updateLock': 'messages/retention.test.ts',
  'presence/store updateLock': 'presence/status-changes.test.ts',
  'start/first-start lockVisibility': 'start/first-start.test.ts',
};

/** Locks that no test tries with both sides at once yet. */
export const untried: readonly string[] = [
  'authentication/pages/login lockUser',
  'messages/search-index/worker shareLock',
  'scheduled-messages/caps lock',
  'users/access/guest-access-events lockVisibility',
  'users/accounts/confirm-email lockVisibility',
];
