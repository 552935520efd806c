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
    files:
      /^src\/(runtime\/identity|accounts\/authentication)\/(authorize|actor|actors|authenticate|basic|requester)\.ts$/,
    tests: [
      'test/accounts/authentication/basic.test.ts',
      'test/accounts/authentication/fetch',
      'test/accounts/authentication/limits.test.ts',
      'test/accounts/authentication/regenerateOwnApiKey.test.ts',
      'test/accounts/authentication/sessions.test.ts',
      'test/contract/permissions.test.ts',
      'test/security/logins.test.ts',
      'test/security/rate-limits.test.ts',
      'test/security/slow-readers.test.ts',
      'test/accounts/users/deactivateUser.test.ts',
    ],
  },
  policy: {
    files: /^src\/.*policy\.ts$/,
    tests: [
      'test/chat/attachments/caps.test.ts',
      'test/chat/attachments/fetch-file.test.ts',
      'test/chat/attachments/uploadFile.test.ts',
      'test/chat/bots/',
      'test/chat/channels/policy.test.ts',
      'test/chat/channels/createSubscriptions.test.ts',
      'test/chat/channels/deleteSubscriptions.test.ts',
      'test/chat/drafts/caps.test.ts',
      'test/chat/drafts/createDrafts.test.ts',
      'test/chat/drafts/updateDraft.test.ts',
      'test/chat/emoji/',
      'test/chat/messages/createReaction.test.ts',
      'test/chat/messages/deleteMessage.test.ts',
      'test/chat/messages/getMessage.test.ts',
      'test/chat/messages/listMessages.test.ts',
      'test/chat/messages/moving.test.ts',
      'test/chat/messages/search.test.ts',
      'test/chat/messages/send.test.ts',
      'test/chat/messages/sendMessage.test.ts',
      'test/chat/messages/updateMessage.test.ts',
      'test/security/former-subscribers.test.ts',
      'test/security/hidden-addresses.test.ts',
      'test/security/role-boundaries/',
      'test/chat/user-groups/',
      'test/chat/users/delivery-email.test.ts',
      'test/accounts/users/updateUser.test.ts',
    ],
  },
  audience: {
    files:
      /^src\/(chat\/(messages\/audience\/|channels\/members\/audience\.ts)|runtime\/event-log\/audience\.ts)/,
    tests: [
      'test/chat/channels/createSubscriptions.test.ts',
      'test/chat/channels/events.test.ts',
      'test/chat/channels/members.test.ts',
      'test/chat/events/audience.test.ts',
      'test/chat/messages/createReaction.test.ts',
      'test/chat/messages/deleteMessage.test.ts',
      'test/chat/messages/moving.test.ts',
      'test/chat/messages/retention.test.ts',
      'test/chat/messages/sendMessage.test.ts',
      'test/chat/messages/updateMessage.test.ts',
      'test/security/former-subscribers.test.ts',
    ],
  },
  start: { files: /^src\/(start\/|[a-z-]+\.ts$)/, tests: ['test/server/config/', 'test/server/start/'] },
};

/** Tests that are near the files with this beginning, besides `test/<part>/`. */
const ALSO_NEAR: readonly (readonly [string, readonly string[]])[] = [
  [
    'src/accounts/authentication/',
    ['test/contract/permissions.test.ts', 'test/security/logins.test.ts', 'test/runtime/pages/'],
  ],
  [
    'src/runtime/event-log/',
    [
      'test/chat/events/',
      'test/accounts/email/notifications/',
      'test/accounts/settings/updateSettings.test.ts',
    ],
  ],
  ['src/accounts/users/', ['test/chat/users/']],
  ['src/accounts/settings/', ['test/chat/settings/']],
  ['src/accounts/bots/', ['test/chat/bots/']],
  ['src/runtime/identity/', ['test/accounts/authentication/', 'test/contract/permissions.test.ts']],
  ['src/runtime/rate-limits/', ['test/security/rate-limits.test.ts']],
  ['src/server/commands/', ['test/archive/']],
  ['src/chat/events/', ['test/accounts/bots/createBot.test.ts', 'test/accounts/bots/updateBot.test.ts']],
  [
    'src/chat/narrow/',
    [
      'test/chat/events/narrow.test.ts',
      'test/chat/messages/matchNarrow.test.ts',
      'test/chat/messages/listMessages.test.ts',
    ],
  ],
  [
    'src/runtime/http/',
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
      'test/chat/attachments/uploadFile.test.ts',
      'test/accounts/authentication/csrf.test.ts',
      'test/accounts/authentication/sessions.test.ts',
      'test/chat/channels/createSubscriptions.test.ts',
      'test/chat/events/getEvents.test.ts',
    ],
  ],
  [
    'src/lib/',
    [
      'test/accounts/authentication/passwords.test.ts',
      'test/server/config/',
      'test/contract/client-address.test.ts',
      'test/contract/json-list.test.ts',
      'test/chat/events/queues.test.ts',
      'test/runtime/outbox/',
      'test/security/bodies.test.ts',
      'test/chat/users/delivery-email.test.ts',
      'test/chat/users/name.test.ts',
    ],
  ],
  [
    'src/markdown/',
    ['test/chat/attachments/claims.test.ts', 'test/markdown/', 'test/security/rendering.test.ts'],
  ],
  [
    'src/chat/messages/audience/',
    ['test/chat/events/audience.test.ts', 'test/security/former-subscribers.test.ts'],
  ],
  ['src/chat/messages/model/', ['test/security/former-subscribers.test.ts']],
  ['src/chat/messages/read-state/', ['test/accounts/email/digest.test.ts']],
  [
    'src/chat/channels/',
    ['test/accounts/users/createUser.test.ts', 'test/accounts/users/updateUser.test.ts'],
  ],
  [
    'src/accounts/email/',
    ['test/accounts/authentication/password-reset.test.ts', 'test/chat/settings/email-link.test.ts'],
  ],
  ['src/chat/scheduled-messages/', ['test/chat/attachments/claims.test.ts']],
  [
    'src/chat/users/',
    ['test/chat/organization/updateOrganization.test.ts', 'test/chat/settings/email-link.test.ts'],
  ],
  [
    'src/chat/user-groups/',
    [
      'test/chat/organization/updateOrganization.test.ts',
      'test/security/caps.test.ts',
      'test/security/carried-permissions.test.ts',
    ],
  ],
  ['src/chat/drafts/', ['test/chat/settings/']],
  ['src/runtime/outbox/http/', ['test/chat/bots/webhooks/']],
  [
    'src/chat/settings/',
    [
      'test/accounts/email/notifications/who.test.ts',
      'test/chat/presence/status-changes.test.ts',
      'test/chat/presence/updateOwnStatus.test.ts',
      'test/security/hidden-addresses.test.ts',
      'test/chat/users/register.test.ts',
    ],
  ],
  ['src/chat/emoji/', ['test/chat/messages/createReaction.test.ts']],
  ['src/markdown/linkifiers/', ['test/markdown/', 'test/security/caps.test.ts']],
  [
    'src/runtime/pages/',
    [
      'test/accounts/authentication/login-page.test.ts',
      'test/accounts/authentication/web-login-flow.test.ts',
      'test/security/headers.test.ts',
    ],
  ],
  ['src/chat/pictures/', ['test/chat/emoji/', 'test/chat/users/uploadOwnAvatar.test.ts']],
];

/**
 * Neither what is fixed for ever (migrations), nor what tests only load compiled, nor the other engine than the one that the
 * tests run on.
 */
const LEFT_OUT = /\.d\.ts$|^src\/(runtime\/store\/migrations|server\/testing)\/|^src\/server\/main\.ts$/;
const OTHER_ENGINE =
  process.env.TEST_DATABASE === 'mysql' ? /^src\/runtime\/store\/sqlite\// : /^src\/runtime\/store\/mysql\//;

/** All TypeScript files below a folder. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();

export const isMutated = (file: string): boolean =>
  file.startsWith('src/') && !LEFT_OUT.test(file) && !OTHER_ENGINE.test(file);

/** Packages without folders of their own for each part. */
const WHOLE: readonly string[] = ['contract', 'lib', 'markdown'];

/** The files of a part: of a kind, of a folder below `src/` such as `chat/drafts`, or one file. */
export const filesOf = (part: string): readonly string[] => {
  const isOne = (file: string): boolean =>
    KINDS[part]?.files.test(file) ?? (file.startsWith(`src/${part}/`) || file === part);
  return filesBelow('src').filter((file) => isMutated(file) && isOne(file));
};

const isFolder = (path: string): boolean => statSync(path).isDirectory();

/** The folders and files of all packages. The other kinds are in these already. */
export const allParts = (): readonly string[] =>
  readdirSync('src')
    .filter((name) => isFolder(join('src', name)))
    .flatMap((name) =>
      WHOLE.includes(name)
        ? [name]
        : readdirSync(join('src', name)).map((inner) =>
            isFolder(join('src', name, inner)) ? join(name, inner) : join('src', name, inner),
          ),
    );

/** `src/chat/drafts/store.ts` -> `test/chat/drafts/`, `src/lib/bytes.ts` -> `test/lib/`. */
export const folderOfTests = (file: string): string => {
  const [, name = '', inner = ''] = file.split('/');
  return WHOLE.includes(name) || inner.endsWith('.ts') ? `test/${name}/` : `test/${name}/${inner}/`;
};

const isTest = (file: string): boolean =>
  file.endsWith('.test.ts') && !file.startsWith('test/security/greatest/');

/** The tests near these files of a part. */
export const testsNear = (part: string, files: readonly string[]): readonly string[] => {
  const nearFiles = files.flatMap((file) => [
    folderOfTests(file),
    ...ALSO_NEAR.flatMap(([beginning, tests]) => (file.startsWith(beginning) ? tests : [])),
  ]);
  const near = KINDS[part]?.tests ?? nearFiles;
  return filesBelow('test').filter((test) => isTest(test) && near.some((one) => test.startsWith(one)));
};
