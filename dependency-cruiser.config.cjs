// `npm run lint` holds this: an import goes to the same layer or to a lower one. docs/architecture.md draws the layers.

/** From the lowest to the highest. A file belongs to the first layer in `ORDER` that has a pattern for it. */
const LAYERS = [
  { name: 'contract', files: ['generated/', 'src/http/(api-error|types|type-names|uploaded-file)\\.ts'] },
  {
    name: 'platform',
    files: ['src/(lib|store)/', 'src/(clock|log|config|config-values|config-variables|budgets|caps)\\.ts'],
  },
  { name: 'http', files: ['src/http/'] },
  {
    name: 'event log and identity',
    files: [
      'src/(event-log|narrow)/',
      'src/authentication/(actor|authenticate|authorize|basic|directory|keys|login-networks|password-strength)\\.ts',
      'src/authentication/(passwords|rate-limits/[a-z]+|requester|same-text|secrets|spectator|token|ldap-\\w+)\\.ts',
      'src/authentication/sessions/(cookies|csrf|lifetime)\\.ts',
    ],
  },
  {
    name: 'pipeline',
    files: [
      'src/http/(body|body-text|call|decode|deferred|dispatch|document|find-route|match|protect)\\.ts',
      'src/http/(published|respond|run|static|validate)\\.ts',
      'src/http/strict/',
      'src/health\\.ts',
      'src/telemetry/',
    ],
  },
  {
    name: 'libraries',
    files: [
      'src/(documentation|markdown|outbox|pages|pictures)/',
      'src/email/[a-z-]+\\.ts',
      'src/emoji/(data|extra-emoji|name|vocabulary)\\.ts',
      'src/linkifiers/(check|matching|url-template)\\.ts',
    ],
  },
  { name: 'models', files: ['src/'] },
  {
    name: 'access',
    files: [
      'src/[a-z-]+/events\\.ts',
      'src/(messages/(audience|fetching|narrow|read-state|search-index)|users/access)/',
      'src/messages/[a-z-]+\\.ts',
      'src/channels/members/principals\\.ts',
      'src/email/notifications/store\\.ts',
      'src/presence/(hide|presence|show|status-register|status-visibility-events|visible-presence)\\.ts',
      'src/drafts/content\\.ts',
      'src/attachments/(attachment-references|find-references|message-uploads|removal)\\.ts',
      'src/profile-fields/change-values\\.ts',
      'src/organization/(cache|validate-settings)\\.ts',
    ],
  },
  {
    name: 'actions',
    files: [
      'src/users/accounts/',
      'src/invitations/',
      'src/channels/(editing|subscriptions)/',
      'src/user-groups/notices\\.ts',
      'src/organization/change-picture\\.ts',
      'src/messages/(editing|removal|sending)/',
      'src/scheduled-messages/',
      'src/(channels|users)/on-[a-z-]+\\.ts',
      'src/bots/(avatar|change-owner|create|defaults|update|webhooks/(?!worker)[a-z]+)\\.ts',
      'src/exports/(importing/|notice\\.ts|remove-archive\\.ts)',
      'src/settings/(change|email|password)\\.ts',
      'src/authentication/(change-password|directory-account|known-logins|login|login-mail|mobile-flow|new-key)\\.ts',
      'src/authentication/password-reset(-store)?\\.ts',
    ],
  },
  {
    name: 'operations',
    files: [
      'src/[a-z-]+/[a-z]+[A-Z]\\w*\\.ts',
      'src/[a-z/-]+/(register|worker|serve|[a-z-]+-worker|upkeep)\\.ts',
      'src/(administration|agents|archive|events|authentication/pages|email/digest)/',
      'src/email/notifications/(?!store)',
      'src/email/unsubscribe\\.ts',
      'src/attachments/(fetch-file|orphan-file-cleanup|unused-files)\\.ts',
      'src/exports/fetch-archive\\.ts',
      'src/(users/fetch-avatar|organization/fetch-picture)\\.ts',
    ],
  },
  {
    name: 'composition',
    files: [
      'generated/handlers',
      'src/(main|app|site|server|workers|listener|services|scope)\\.ts',
      'src/(checks|start|testing)/',
      'src/exports/(export-command|import-command|importing/(finish|run-import))\\.ts',
      'src/backups/(backup-command|restore|restore-command|settle)\\.ts',
    ],
  },
];

/** Layers with narrow patterns come first, so that they win over those with wide ones. */
const ORDER = [
  'composition',
  'contract',
  'platform',
  'pipeline',
  'http',
  'operations',
  'actions',
  'access',
  'event log and identity',
  'libraries',
  'models',
].map((name) => LAYERS.find((layer) => layer.name === name));

const pattern = ({ files }) => `^(${files.join('|')})`;
const selects = (layer) => ({
  path: pattern(layer),
  pathNot: ORDER.slice(0, ORDER.indexOf(layer)).map(pattern),
});

module.exports = {
  forbidden: [
    ...LAYERS.slice(0, -1).flatMap((layer, index) =>
      LAYERS.slice(index + 1).map((higher) => ({
        name: `${layer.name} below ${higher.name}`,
        severity: 'error',
        comment: 'Move the file or what it imports, or pass the function as a parameter.',
        from: selects(layer),
        to: { ...selects(higher), dependencyTypesNot: ['type-only'] },
      })),
    ),
    {
      name: 'no circular imports',
      severity: 'error',
      from: { path: '^(src|tools|client|conformance)/' },
      to: { circular: true },
    },
    {
      name: 'the server without tools and tests',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^(tools|test|bench)/' },
    },
    {
      name: 'the client alone, without packages',
      severity: 'error',
      from: { path: '^client/src/' },
      to: { pathNot: '^(client/src|generated/client-)' },
    },
    {
      name: 'the tests of bots without the files of the server',
      severity: 'error',
      from: { path: '^client/testing/' },
      to: { pathNot: '^client/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'the conformance tests alone',
      comment: 'They run against any server. What they know of the contract is in contract.json.',
      severity: 'error',
      from: { path: '^conformance/src/' },
      to: { path: '^(src|generated|tools|test|client|bench)/' },
    },
    {
      name: 'no missing packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
