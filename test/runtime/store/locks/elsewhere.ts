/** Locks whose contests need several processes, workers or a directory, with the tests that have them. */
export const elsewhere: Readonly<Record<string, string>> = {
  'chat/attachments/uploads-mark lock': 'server/start/shared-uploads.test.ts',
  'chat/attachments/unused-files lockAttachments': 'chat/attachments/claims.test.ts',
  'chat/messages/removal/retention updateLock': 'chat/messages/retention.test.ts',
  'chat/messages/read-state/wait-for-senders shareLock': 'chat/messages/read-state-locks.test.ts',
  'chat/messages/search-index/worker shareLock': 'chat/messages/search-index-locks.test.ts',
  // The upload is counted in a transaction before, which a contest would hold up.
  'chat/users/uploadOwnAvatar lockVisibility': 'chat/users/avatar-locks.test.ts',
};

/** Locks that prevent nothing that something else does not prevent, with that other thing. */
export const redundant: Readonly<Record<string, string>> = {
  'accounts/authentication/regenerateOwnApiKey lockUser':
    'The statement that writes the key locks the same row.',
  'server/commands/finish lockVisibility': 'No server starts with a database before its import is finished.',
  'archive/exports/importing/organization lockVisibility':
    'No server starts with a database before its import is finished.',
  'archive/exports/worker lockExport': 'An archive that is deleted twice is deleted once.',
  'server/start/first-start lockVisibility': 'A lease lets one process at a time complete the first start.',
  'chat/users/deleteOwnAvatar lockUser': 'Each change of an avatar holds lockVisibility.',
  'chat/users/uploadOwnAvatar lockUser': 'Each change of an avatar holds lockVisibility.',
};
