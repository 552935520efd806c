/** Locks whose contests need several processes, workers or a directory, with the tests that have them. */
export const elsewhere: Readonly<Record<string, string>> = {
  'attachments/unused-files lockAttachments': 'attachments/claims.test.ts',
  'messages/removal/retention updateLock': 'messages/retention.test.ts',
  'messages/read-state/settle shareLock': 'messages/read-state-locks.test.ts',
  'messages/search-index/worker shareLock': 'messages/search-index-locks.test.ts',
  // The upload is counted in a transaction before, which a contest would hold up.
  'users/uploadOwnAvatar lockVisibility': 'users/avatar-locks.test.ts',
};

/** Locks that prevent nothing that something else does not prevent, with that other thing. */
export const redundant: Readonly<Record<string, string>> = {
  'authentication/regenerateOwnApiKey lockUser': 'The statement that writes the key locks the same row.',
  'exports/importing/finish lockVisibility':
    'No server starts with a database before its import is finished.',
  'exports/importing/organization lockVisibility':
    'No server starts with a database before its import is finished.',
  'exports/worker lockExport': 'An archive that is deleted twice is deleted once.',
  'start/first-start lockVisibility': 'A lease lets one process at a time complete the first start.',
  'users/deleteOwnAvatar lockUser': 'Each change of an avatar holds lockVisibility.',
  'users/uploadOwnAvatar lockUser': 'Each change of an avatar holds lockVisibility.',
};
