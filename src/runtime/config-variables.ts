import {
  addressRanges,
  attribute,
  autoOrCount,
  count,
  database,
  directory,
  directoryUrl,
  email,
  host,
  oneOf,
  onOrOff,
  optional,
  optionalDate,
  optionalDirectory,
  optionalDomain,
  optionalPort,
  organizationName,
  port,
  secondsFrom,
  secret,
  serverUrl,
  site,
  userFilter,
} from './config-values.js';

/** One environment variable: its default, its parser and its description. */
export interface Variable<T> {
  readonly name: string;
  /** The default as text, as in the environment. Empty if there is none. */
  readonly default: string;
  /** The description of the default in docs/settings.md, if the text alone is unclear. */
  readonly defaultMeaning?: string;
  readonly parse: (text: string) => T;
  readonly meaning: string;
}

const variable = <T>(declared: Variable<T>): Variable<T> => declared;

/** Every setting of the server. The table in docs/settings.md is generated from it. */
export const variables = {
  port: variable({
    name: 'PORT',
    default: '9991',
    parse: port,
    meaning: 'Port to listen on; 0 takes any free one.',
  }),
  host: variable({
    name: 'HOST',
    default: '127.0.0.1',
    parse: host,
    meaning: 'Address to listen on; `0.0.0.0` lets other machines in.',
  }),
  dataDir: variable({
    name: 'DATA_DIR',
    default: './data',
    parse: directory,
    meaning: 'Where the embedded database, the secret, uploads and unsent mail are kept.',
  }),
  databaseUrl: variable({
    name: 'DATABASE_URL',
    default: '',
    defaultMeaning: '`chat.sqlite` in `DATA_DIR`',
    parse: database,
    meaning:
      'Database: `mysql://user:password@host/name` (MySQL 8.4 or MariaDB 10.11 and later), or `sqlite:file`.',
  }),
  secretKey: variable({
    name: 'SECRET_KEY',
    default: '',
    defaultMeaning: '`secret-key` in `DATA_DIR`, made on first start',
    parse: secret,
    meaning:
      'Secret that encrypts API keys; the same for every process on one database. It cannot be changed later.',
  }),
  uploads: variable({
    name: 'UPLOADS',
    default: '',
    defaultMeaning: '`uploads` in `DATA_DIR`',
    parse: optionalDirectory,
    meaning: 'Directory of uploaded files; processes on one database share it.',
  }),
  uploadQuotaMib: variable({
    name: 'UPLOAD_QUOTA_MIB',
    default: '20480',
    parse: count,
    meaning: 'How many MiB all uploaded files together may have.',
  }),
  uploadQuotaPerUserMib: variable({
    name: 'UPLOAD_QUOTA_PER_USER_MIB',
    default: '1024',
    parse: count,
    meaning: 'Largest total size of the uploaded files of a user and their bots, in MiB.',
  }),
  uploadDiskReserveMib: variable({
    name: 'UPLOAD_DISK_RESERVE_MIB',
    default: '256',
    parse: count,
    meaning: 'Free space in MiB that uploads must leave on the disk of `UPLOADS`.',
  }),
  processes: variable({
    name: 'PROCESSES',
    default: 'auto',
    defaultMeaning:
      '`auto`: one with the embedded database, else half as many as the machine has processors, up to 8',
    parse: autoOrCount,
    meaning:
      'How many processes serve the port. They share their rate limits. Another one starts for one that ends.',
  }),
  redisUrl: variable({
    name: 'REDIS_URL',
    default: '',
    defaultMeaning: 'none: each server has its own limits',
    parse: serverUrl('redis', 'rediss'),
    meaning: 'Redis in which several servers on one database share their rate limits.',
  }),
  giphyApiKey: variable({
    name: 'GIPHY_API_KEY',
    default: '',
    defaultMeaning: 'none: clients do not offer GIPHY',
    parse: String,
    meaning: 'API key with which clients search GIPHY for animated pictures. All users can read it.',
  }),
  siteUrl: variable({
    name: 'SITE_URL',
    default: '',
    defaultMeaning: '`http://HOST:PORT`',
    parse: site,
    meaning: 'Root URL of the server for its users.',
  }),
  organizationName: variable({
    name: 'ORGANIZATION_NAME',
    default: 'Team Chat',
    parse: organizationName,
    meaning: 'Name of the organization that the first start creates.',
  }),
  ownerEmail: variable({
    name: 'OWNER_EMAIL',
    default: 'owner@localhost',
    parse: email,
    meaning: 'Email of the owner that the first start creates.',
  }),
  ownerPassword: variable({
    name: 'OWNER_PASSWORD',
    default: '',
    defaultMeaning: 'random, printed once',
    parse: optional,
    meaning: 'Password of the owner that the first start creates.',
  }),
  passwordLogin: variable({
    name: 'PASSWORD_LOGIN',
    default: 'on',
    parse: onOrOff,
    meaning: 'Allows logins with passwords of this server. `off` allows only the directory of `LDAP_URL`.',
  }),
  forcePasswordReset: variable({
    name: 'FORCE_PASSWORD_RESET',
    default: '',
    parse: optionalDate,
    meaning:
      'Date or time. The first start with a later value than before disables all passwords of this server. Users must reset them.',
  }),
  ldapUrl: variable({
    name: 'LDAP_URL',
    default: '',
    parse: directoryUrl,
    meaning:
      'Directory that verifies passwords, `ldaps://host` or `ldap://host:389`. The first login of a user creates the account.',
  }),
  ldapStarttls: variable({
    name: 'LDAP_STARTTLS',
    default: 'off',
    parse: onOrOff,
    meaning: 'Encrypts the connection to an `ldap://` directory before the first request.',
  }),
  ldapCaFile: variable({
    name: 'LDAP_CA_FILE',
    default: '',
    defaultMeaning: 'the authorities of Node.js',
    parse: optional,
    meaning: 'PEM file of the authorities that may sign the certificate of the directory.',
  }),
  ldapBindDn: variable({
    name: 'LDAP_BIND_DN',
    default: '',
    defaultMeaning: 'none: the search is anonymous',
    parse: optional,
    meaning: 'Name of the entry as which the server searches the directory.',
  }),
  ldapBindPassword: variable({
    name: 'LDAP_BIND_PASSWORD',
    default: '',
    parse: optional,
    meaning: 'Password of `LDAP_BIND_DN`.',
  }),
  ldapSearchBase: variable({
    name: 'LDAP_SEARCH_BASE',
    default: '',
    parse: optional,
    meaning:
      'Entry below which users are searched, such as `ou=people,dc=example,dc=com`. Required with `LDAP_URL`.',
  }),
  ldapUserFilter: variable({
    name: 'LDAP_USER_FILTER',
    default: '(uid=%(user)s)',
    parse: userFilter,
    meaning: 'Filter that finds the entry of a user. `%(user)s` is replaced by the username.',
  }),
  ldapEmailAttribute: variable({
    name: 'LDAP_EMAIL_ATTRIBUTE',
    default: 'mail',
    parse: attribute,
    meaning:
      'Attribute that holds the email of the account. Users who can change it in the directory can log in as anyone.',
  }),
  ldapAppendDomain: variable({
    name: 'LDAP_APPEND_DOMAIN',
    default: '',
    parse: optionalDomain,
    meaning: 'Domain of the email, if the attribute has only the part before the `@`.',
  }),
  ldapNameAttribute: variable({
    name: 'LDAP_NAME_ATTRIBUTE',
    default: 'cn',
    parse: attribute,
    meaning: 'Attribute that holds the name of a new account.',
  }),
  ldapTimeout: variable({
    name: 'LDAP_TIMEOUT',
    default: '5',
    parse: secondsFrom(1, 60),
    meaning: 'Timeout of the directory during a login, in seconds.',
  }),
  smtpUrl: variable({
    name: 'SMTP_URL',
    default: '',
    defaultMeaning: 'none: mail is written to files in `DATA_DIR`',
    parse: serverUrl('smtp', 'smtps'),
    meaning: 'Mail server, `smtp://user:password@host:587`.',
  }),
  webPublicStreamsEnabled: variable({
    name: 'WEB_PUBLIC_STREAMS_ENABLED',
    default: 'off',
    parse: onOrOff,
    meaning:
      'Allows web-public channels, which clients read without an account, and browsers at `/public/`, if `enable_spectator_access` is on.',
  }),
  accessLimitsPresence: variable({
    name: 'CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE',
    default: 'off',
    parse: onOrOff,
    meaning: 'Hides the presence of users that the requesting user cannot access.',
  }),
  rateLimits: variable({
    name: 'RATE_LIMITS',
    default: 'on',
    parse: onOrOff,
    meaning: 'Limits the requests of each user and address. `off` is for benchmarks and tests only.',
  }),
  outgoingWebhookAddresses: variable({
    name: 'OUTGOING_WEBHOOK_ADDRESSES',
    default: '',
    defaultMeaning: 'none: only public addresses',
    parse: addressRanges,
    meaning:
      'Addresses that are not public to which outgoing webhooks may send requests: addresses or ranges, separated by commas.',
  }),
  trustedProxies: variable({
    name: 'TRUSTED_PROXIES',
    default: '',
    parse: addressRanges,
    meaning:
      'Reverse proxies whose `X-Forwarded-For`, `X-Request-Id` and `traceparent` are trusted: addresses or ranges, separated by commas.',
  }),
  devMode: variable({
    name: 'DEV_MODE',
    default: 'off',
    parse: onOrOff,
    meaning:
      'Enables operations for development, such as API keys without a password. Never use it in production.',
  }),
  strictRequests: variable({
    name: 'STRICT_REQUESTS',
    default: 'off',
    parse: onOrOff,
    meaning:
      'Refuses what the server otherwise ignores or accepts for older clients, for authors of clients ([docs/strict.md](docs/strict.md)). Existing clients need `off`.',
  }),
  stopDelay: variable({
    name: 'STOP_DELAY',
    default: '0',
    parse: secondsFrom(0, 300),
    meaning:
      'Seconds after SIGTERM or SIGHUP in which the server still serves, while `/health/ready` returns 503. Longer than two checks of the load balancer.',
  }),
  metricsPort: variable({
    name: 'METRICS_PORT',
    default: '',
    defaultMeaning: 'none: no metrics',
    parse: optionalPort,
    meaning: 'Port of a separate listener with `/metrics` for Prometheus; 0 takes any free one.',
  }),
  metricsHost: variable({
    name: 'METRICS_HOST',
    default: '127.0.0.1',
    parse: host,
    meaning: 'Address of that listener. It has no login, so only the monitoring may reach it.',
  }),
  otlpEndpoint: variable({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    defaultMeaning: 'none: no traces',
    parse: serverUrl('http', 'https'),
    meaning:
      'Collector that gets OpenTelemetry traces over OTLP/HTTP, such as `http://127.0.0.1:4318`. Other variables of the SDK (`OTEL_…`) apply, too.',
  }),
  logFormat: variable({
    name: 'LOG_FORMAT',
    default: 'text',
    parse: oneOf('text', 'json'),
    meaning: 'Lines of the log: `text` for people, or `json` for programs that collect logs.',
  }),
  logLevel: variable({
    name: 'LOG_LEVEL',
    default: 'info',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    meaning: 'Lowest level that is logged: trace, debug, info, warn, error, fatal or silent.',
  }),
} as const;

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.values(variables).map(({ name }) => name));
