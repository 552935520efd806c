// Which files a part has, and which tests are near them.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Kind {
  readonly files: RegExp;
  /** The tests near them; otherwise those near each file. */
  readonly tests?: readonly string[];
}

/** Parts that are not a folder: the same question in several folders. */
const KINDS: Readonly<Record<string, Kind>> = {
  authorization: {
    files: /^src\/authentication\/(authorize|actor|actors|authenticate|basic|requester)\.ts$/,
    tests: [
      'test/authentication/basic.test.ts',
      'test/authentication/fetch',
      'test/authentication/limits.test.ts',
      'test/authentication/regenerateOwnApiKey.test.ts',
      'test/authentication/sessions.test.ts',
      'test/contract/permissions.test.ts',
      'test/security/logins.test.ts',
      'test/security/rate-limits.test.ts',
      'test/security/slow-readers.test.ts',
      'test/users/deactivateUser.test.ts',
    ],
  },
  policy: {
    files: /^src\/.*policy\.ts$/,
    tests: [
      'test/attachments/caps.test.ts',
      'test/attachments/fetch-file.test.ts',
      'test/attachments/uploadFile.test.ts',
      'test/bots/',
      'test/channels/policy.test.ts',
      'test/channels/createSubscriptions.test.ts',
      'test/channels/deleteSubscriptions.test.ts',
      'test/drafts/caps.test.ts',
      'test/drafts/createDrafts.test.ts',
      'test/drafts/updateDraft.test.ts',
      'test/emoji/',
      'test/messages/createReaction.test.ts',
      'test/messages/deleteMessage.test.ts',
      'test/messages/getMessage.test.ts',
      'test/messages/listMessages.test.ts',
      'test/messages/moving.test.ts',
      'test/messages/search.test.ts',
      'test/messages/send.test.ts',
      'test/messages/sendMessage.test.ts',
      'test/messages/updateMessage.test.ts',
      'test/security/former-subscribers.test.ts',
      'test/security/hidden-addresses.test.ts',
      'test/security/role-boundaries/',
      'test/user-groups/',
      'test/users/delivery-email.test.ts',
      'test/users/updateUser.test.ts',
    ],
  },
  audience: {
    files: /^src\/(messages\/audience\/|channels\/members\/audience\.ts|event-log\/audience\.ts)/,
    tests: [
      'test/channels/createSubscriptions.test.ts',
      'test/channels/events.test.ts',
      'test/channels/members.test.ts',
      'test/events/audience.test.ts',
      'test/messages/createReaction.test.ts',
      'test/messages/deleteMessage.test.ts',
      'test/messages/moving.test.ts',
      'test/messages/retention.test.ts',
      'test/messages/sendMessage.test.ts',
      'test/messages/updateMessage.test.ts',
      'test/security/former-subscribers.test.ts',
    ],
  },
  start: { files: /^src\/(start\/|[a-z-]+\.ts$)/, tests: ['test/config/', 'test/start/'] },
};

/** Tests that are near the files with this beginning, besides `test/<part>/`. */
const ALSO_NEAR: readonly (readonly [string, readonly string[]])[] = [
  [
    'src/authentication/',
    ['test/contract/permissions.test.ts', 'test/security/logins.test.ts', 'test/pages/'],
  ],
  ['src/event-log/', ['test/events/', 'test/email/notifications/', 'test/settings/updateSettings.test.ts']],
  ['src/events/', ['test/bots/createBot.test.ts', 'test/bots/updateBot.test.ts']],
  [
    'src/narrow/',
    ['test/events/narrow.test.ts', 'test/messages/matchNarrow.test.ts', 'test/messages/listMessages.test.ts'],
  ],
  [
    'src/http/',
    [
      ...[
        'absent-or-null',
        'bounded-json',
        'client-address',
        'client-name',
        'client-options',
        'former-names',
        'gzip',
        'invalid-values',
        'json-list',
        'limits',
        'pipeline',
        'request-flags',
        'requests',
        'unreadable',
      ].map((name) => `test/contract/${name}.test.ts`),
      ...[
        'bodies',
        'body-edges',
        'handler-failures',
        'headers',
        'other-sites',
        'rate-limits',
        'slow-readers',
      ].map((name) => `test/security/${name}.test.ts`),
      'test/attachments/uploadFile.test.ts',
      'test/authentication/csrf.test.ts',
      'test/authentication/sessions.test.ts',
      'test/channels/createSubscriptions.test.ts',
      'test/events/getEvents.test.ts',
    ],
  ],
  [
    'src/lib/',
    [
      'test/authentication/passwords.test.ts',
      'test/config/',
      'test/contract/client-address.test.ts',
      'test/contract/json-list.test.ts',
      'test/events/queues.test.ts',
      'test/outbox/',
      'test/security/bodies.test.ts',
      'test/users/delivery-email.test.ts',
      'test/users/name.test.ts',
    ],
  ],
  [
    'src/markdown/',
    ['test/attachments/claims.test.ts', 'test/messages/markdown/', 'test/security/rendering.test.ts'],
  ],
  ['src/messages/audience/', ['test/events/audience.test.ts', 'test/security/former-subscribers.test.ts']],
  ['src/messages/model/', ['test/security/former-subscribers.test.ts']],
  ['src/messages/read-state/', ['test/email/digest.test.ts']],
  ['src/channels/', ['test/users/createUser.test.ts', 'test/users/updateUser.test.ts']],
  ['src/email/', ['test/authentication/password-reset.test.ts', 'test/settings/email-link.test.ts']],
  ['src/scheduled-messages/', ['test/attachments/claims.test.ts']],
  ['src/users/', ['test/organization/updateOrganization.test.ts', 'test/settings/email-link.test.ts']],
  [
    'src/user-groups/',
    [
      'test/organization/updateOrganization.test.ts',
      'test/security/caps.test.ts',
      'test/security/carried-permissions.test.ts',
    ],
  ],
  ['src/drafts/', ['test/settings/']],
  ['src/outbox/http/', ['test/bots/webhooks/']],
  [
    'src/settings/',
    [
      'test/email/notifications/who.test.ts',
      'test/presence/status-changes.test.ts',
      'test/presence/updateOwnStatus.test.ts',
      'test/security/hidden-addresses.test.ts',
      'test/users/register.test.ts',
    ],
  ],
  ['src/emoji/', ['test/messages/createReaction.test.ts']],
  ['src/linkifiers/', ['test/messages/markdown/', 'test/security/caps.test.ts']],
  [
    'src/pages/',
    [
      'test/authentication/login-page.test.ts',
      'test/authentication/web-login-flow.test.ts',
      'test/security/headers.test.ts',
    ],
  ],
  ['src/pictures/', ['test/emoji/', 'test/users/uploadOwnAvatar.test.ts']],
];

/**
 * Neither what is fixed for ever (migrations), nor what tests only load compiled, nor the other engine than the one that the
 * tests run on.
 */
const LEFT_OUT = /\.d\.ts$|^src\/(store\/migrations|testing)\/|^src\/main\.ts$/;
const OTHER_ENGINE = process.env.TEST_DATABASE === 'mysql' ? /^src\/store\/sqlite\// : /^src\/store\/mysql\//;

/** All TypeScript files below a folder. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();

export const isMutated = (file: string): boolean =>
  file.startsWith('src/') && !LEFT_OUT.test(file) && !OTHER_ENGINE.test(file);

/** The files of a part: of a kind, of a folder below `src/`, or one file. */
export const filesOf = (part: string): readonly string[] => {
  const isOne = (file: string): boolean =>
    KINDS[part]?.files.test(file) ?? (file.startsWith(`src/${part}/`) || file === part);
  return filesBelow('src').filter((file) => isMutated(file) && isOne(file));
};

/** All folders of `src/`, and the files beside them. The other kinds are in these already. */
export const allParts = (): readonly string[] =>
  readdirSync('src').filter((name) => name === 'start' || statSync(join('src', name)).isDirectory());

const isTest = (file: string): boolean =>
  file.endsWith('.test.ts') && !file.startsWith('test/security/greatest/');

/** The tests near these files of a part. */
export const testsNear = (part: string, files: readonly string[]): readonly string[] => {
  const nearFiles = files.flatMap((file) => [
    `test/${file.split('/')[1] ?? ''}/`,
    ...ALSO_NEAR.flatMap(([beginning, tests]) => (file.startsWith(beginning) ? tests : [])),
  ]);
  const near = KINDS[part]?.tests ?? nearFiles;
  return filesBelow('test').filter((test) => isTest(test) && near.some((one) => test.startsWith(one)));
};
