import { filesOf } from './files.mjs';

/**
 * Files that measure the time or the memory of their process: one that ran other tests is slow and large by itself. What
 * they send to the store depends on what happens at once.
 */
export const MEASURED = new Set(
  [
    'test/security/greatest/*.test.ts',
    'test/security/memory.test.ts',
    'test/{chat/events/waiting-memory,runtime/outbox/http-memory}.test.ts',
  ].flatMap(filesOf),
);
