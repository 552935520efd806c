/** A test of this project: its file and its title as in the source. */
export interface Test {
  readonly file: string;
  readonly title: string;
}

/**
 * A published vulnerability of the reference server or its clients, and the tests that cover its class here.
 */
export interface Row {
  readonly id: string;
  /** The class of the vulnerability, in our own words. */
  readonly flaw: string;
  /** Tests, or the title of a variant of the authorization matrix. */
  readonly heldBy?: readonly (Test | string)[];
  /** Why this server has no part that could have the flaw. */
  readonly noCounterpart?: string;
}

const ONE_ORGANIZATION = 'A database contains one organization, so no other can be reached.';
const NO_INVITATIONS = 'Invitations do not exist: administrators create accounts, or a directory has them.';
const NO_EXPORT = 'The server exports no data.';
const NO_WEB_CLIENT =
  'The flaw was in the web client, and this server has none. The listed tests check the HTML that clients receive.';

const HOSTILE: Test = {
  file: 'test/markdown/hostile.test.ts',
  title: 'renders ${name} as safe HTML in bounded time',
};
const MIXTURE: Test = {
  file: 'test/properties/markdown.test.ts',
  title: 'is rendered as allowed HTML only, which a browser reads as it is written',
};
const SAVED: Test = {
  file: 'test/chat/attachments/fetch-file.test.ts',
  title: 'shows harmless types inline, and sends all others as downloads',
};
const PAGES: Test = {
  file: 'test/runtime/pages/page.test.ts',
  title: 'escape interpolated values, except HTML values',
};
const NAMES: Test = {
  file: 'test/security/reference-flaws.test.ts',
  title: 'names with HTML stay text in rendered messages',
};

export const rows: readonly Row[] = [
  {
    id: 'CVE-2017-0881',
    flaw: 'Members could subscribe to private channels without a current subscriber.',
    heldBy: [
      {
        file: 'test/chat/channels/createSubscriptions.test.ts',
        title: 'cannot be joined by users who are not subscribed, including administrators',
      },
      'createSubscriptions, the requester',
    ],
  },
  {
    id: 'CVE-2017-0896',
    flaw: 'Members could invite users although only administrators may.',
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2017-0910',
    flaw: 'An invitation created an account in another organization of the same server.',
    noCounterpart: ONE_ORGANIZATION,
  },
  {
    id: 'CVE-2018-9986',
    flaw: 'Scripts in messages, through the Markdown renderer of the client.',
    heldBy: [HOSTILE, MIXTURE],
  },
  {
    id: 'CVE-2018-9987',
    flaw: 'Scripts in the names of muted channels and topics.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2018-9990',
    flaw: 'Scripts in channel names in the autocompletion of the client.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2018-9999',
    flaw: "Uploaded files that run scripts with the server's origin.",
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2019-16215',
    flaw: 'A regular expression of the Markdown renderer that is very slow for some messages.',
    heldBy: [HOSTILE],
  },
  {
    id: 'CVE-2019-16216',
    flaw: 'Uploaded files that are shown with the content type that the uploader states.',
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2019-18933',
    flaw: 'Other users could log in to an account without a password.',
    heldBy: [
      {
        file: 'test/accounts/authentication/fetchApiKey.test.ts',
        title: 'refuses an account without a password with `PASSWORD_RESET_REQUIRED`',
      },
      {
        file: 'test/accounts/authentication/ldap.test.ts',
        title: 'refuses an empty password, which an LDAP bind does not verify',
      },
    ],
  },
  {
    id: 'CVE-2019-19775',
    flaw: 'An open redirect to other sites.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'the login does not redirect a browser to another site',
      },
    ],
  },
  {
    id: 'CVE-2020-9444',
    flaw: 'Links in messages whose page can control the window that opened it.',
    heldBy: [HOSTILE, MIXTURE],
  },
  { id: 'CVE-2020-9445', flaw: 'A link of a special form that runs a script.', heldBy: [HOSTILE, MIXTURE] },
  { id: 'CVE-2020-10935', flaw: 'A Markdown link that runs a script.', heldBy: [HOSTILE, MIXTURE] },
  {
    id: 'CVE-2020-12759',
    flaw: 'An integration that returns part of its request as HTML.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'errors do not return parts of the request as HTML',
      },
    ],
  },
  {
    id: 'CVE-2020-14194',
    flaw: 'Topic links whose page can control the window that opened it.',
    heldBy: [
      {
        file: 'test/chat/linkifiers/createLinkifier.test.ts',
        title: 'creates no link with a dangerous URL scheme',
      },
      {
        file: 'test/chat/linkifiers/createLinkifier.test.ts',
        title: 'adds links to topics whenever a message is read',
      },
    ],
  },
  {
    id: 'CVE-2020-14215',
    flaw: 'A migration that gave invited users a wrong role.',
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2020-15070',
    flaw: 'Values of profile fields in the database that were evaluated as code.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'no source of the server evaluates text as code',
      },
    ],
  },
  {
    id: 'CVE-2021-3866',
    flaw: 'Scripts in text that a member stores and other users see.',
    heldBy: [HOSTILE, MIXTURE, NAMES],
  },
  {
    id: 'CVE-2021-3967',
    flaw: 'A session without a CSRF token could fetch the API key.',
    heldBy: [
      {
        file: 'test/accounts/authentication/csrf.test.ts',
        title: 'are refused without a token for any method and body format, and change nothing',
      },
    ],
  },
  {
    id: 'CVE-2021-30477',
    flaw: 'The response of an outgoing webhook was sent to channels that its bot may not send to.',
    heldBy: [
      {
        file: 'test/chat/bots/webhooks/replies.test.ts',
        title:
          'are not sent to channels to which neither the bot nor its owner may send, and the owner gets the reason',
      },
      'sendMessage, to a channel by ID',
      'sendMessage, to a channel by name',
    ],
  },
  {
    id: 'CVE-2021-30478',
    flaw: 'Users who may forge senders could name accounts of another organization.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'a user cannot send a message in the name of another user',
      },
    ],
  },
  {
    id: 'CVE-2021-30479',
    flaw: 'Guests could receive messages of public channels that they may not read.',
    heldBy: [
      { file: 'test/chat/events/registerQueue.test.ts', title: 'refuses all public channels to guests' },
      {
        file: 'test/accounts/users/updateUser.test.ts',
        title: 'deletes queues with `all_public_streams` of a new guest, and no other queues',
      },
      'registerQueue, of all public channels',
    ],
  },
  {
    id: 'CVE-2021-30487',
    flaw: 'Messages were moved into channels of another organization.',
    heldBy: ['updateMessage, into a channel'],
    noCounterpart: ONE_ORGANIZATION,
  },
  {
    id: 'CVE-2021-41115',
    flaw: 'A linkifier pattern that is very slow for some messages.',
    heldBy: [
      {
        file: 'test/chat/linkifiers/createLinkifier.test.ts',
        title: 'searches a message with many matches only until the budget of the message is spent',
      },
    ],
  },
  {
    id: 'CVE-2021-43791',
    flaw: 'Mailed links that still worked after they had expired.',
    heldBy: [
      {
        file: 'test/accounts/authentication/password-reset.test.ts',
        title: 'expires after a day, to the second',
      },
      {
        file: 'test/accounts/settings/updateSettings.test.ts',
        title: 'does not change if the link is expired or superseded, or the address is taken',
      },
    ],
  },
  {
    id: 'CVE-2021-43799',
    flaw: 'A message broker that other clients could log in to.',
    noCounterpart:
      'The server is one program with a database, listens on one port, and by default on 127.0.0.1.',
  },
  {
    id: 'CVE-2022-21706',
    flaw: 'A reusable invitation that was valid in other organizations.',
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2022-23656',
    flaw: 'Scripts in a tooltip of the web client.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2022-24751',
    flaw: 'Sessions created during the deactivation of an account stayed valid.',
    heldBy: [
      {
        file: 'test/accounts/authentication/sessions.test.ts',
        title: 'follow changes of the role, account deactivation and organization deactivation',
      },
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'an account that is deactivated while in use has no access afterwards',
      },
    ],
  },
  {
    id: 'CVE-2022-31017',
    flaw: 'Message edits were sent to subscribers who may not read earlier history.',
    heldBy: [
      { file: 'test/contract/audiences.test.ts', title: 'of ${name}: ${audience}' },
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'new subscribers receive no events about messages from before their subscription',
      },
    ],
  },
  {
    id: 'CVE-2022-31134',
    flaw: 'An export of public data with files of private channels.',
    noCounterpart: NO_EXPORT,
  },
  {
    id: 'CVE-2022-31168',
    flaw: 'Members could give their bots the administrator role.',
    heldBy: [
      'updateBot, the role, to administrator',
      'updateBot, the role, to owner',
      {
        file: 'test/accounts/bots/updateBot.test.ts',
        title: 'sets roles within the requester permissions and hides owner bots from administrators',
      },
    ],
  },
  {
    id: 'CVE-2022-35962',
    flaw: 'The mobile app sent its credentials to the address of a crafted link.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'links in messages keep the typed address',
      },
    ],
    noCounterpart: 'The flaw was in the mobile app.',
  },
  {
    id: 'CVE-2022-36048',
    flaw: 'The renderer made links to the server relative, and clients misread them.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'links in messages keep the typed address',
      },
    ],
  },
  {
    id: 'CVE-2022-41914',
    flaw: 'Secrets were compared in variable time.',
    heldBy: [
      {
        file: 'test/accounts/authentication/secrets.test.ts',
        title: 'encrypts API keys differently each time and gives them a stable hash',
      },
    ],
  },
  {
    id: 'CVE-2023-22735',
    flaw: 'Uploaded files that a browser shows instead of saving them.',
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2023-28623',
    flaw: 'Users outside the directory could create an account through another login method.',
    heldBy: [
      {
        file: 'test/accounts/authentication/ldap.test.ts',
        title: 'refuses a wrong password and an unknown username with the same message',
      },
      {
        file: 'test/accounts/authentication/ldap.test.ts',
        title: 'refuses ambiguous usernames and entries without an email or a password',
      },
    ],
  },
  {
    id: 'CVE-2023-32677',
    flaw: 'Invitations could subscribe users to channels without the permission to subscribe others.',
    heldBy: ['createSubscriptions, another user, with invite_to_stream_policy 4'],
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2023-32678',
    flaw: 'Former subscribers of a private channel could edit, move and delete messages there.',
    heldBy: [
      'updateMessage, the content',
      'updateMessage, the topic',
      'updateMessage, the channel',
      'deleteMessage, by its ID',
      'createReaction, an emoji',
    ],
  },
  {
    id: 'CVE-2023-33186',
    flaw: 'Scripts in a topic that the web client shows in a tooltip.',
    heldBy: [NAMES, PAGES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2023-47642',
    flaw: 'Former subscribers could see the name, description and settings of a channel.',
    heldBy: ['registerQueue, the channels', 'registerQueue, the former channels'],
  },
  {
    id: 'CVE-2024-21630',
    flaw: 'A reusable invitation to channels to which its creator may not subscribe others.',
    heldBy: ['createSubscriptions, another user, with invite_to_stream_policy 4'],
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2024-27286',
    flaw: 'Messages stayed readable after a move to a channel that the reader may not read.',
    heldBy: [
      {
        file: 'test/chat/messages/moving.test.ts',
        title: 'shows the messages to subscribers at the time of the move, but not to later ones',
      },
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'a message moved to a private channel is inaccessible to users outside that channel',
      },
    ],
  },
  {
    id: 'CVE-2024-36612',
    flaw: 'A memory leak in the pop-ups of the web client.',
    noCounterpart: 'The flaw was in the web client, and this server has none.',
  },
  {
    id: 'CVE-2024-36624',
    flaw: 'Scripts in text copied in the web client.',
    heldBy: [HOSTILE],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2024-36625',
    flaw: 'Scripts in names of emoji in the web client.',
    heldBy: [HOSTILE],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2024-56136',
    flaw: 'Unauthenticated clients could learn which emails have an account.',
    heldBy: [
      {
        file: 'test/accounts/authentication/fetchApiKey.test.ts',
        title: 'refuses wrong passwords, unknown users and bots with the same message',
      },
      {
        file: 'test/accounts/authentication/password-reset.test.ts',
        title: 'returns the same page for every email and sends mail only to active users',
      },
    ],
  },
  {
    id: 'CVE-2025-25195',
    flaw: 'A recurring job revealed the name of a private channel.',
    heldBy: [
      { file: 'test/contract/audiences.test.ts', title: 'of ${name}: ${audience}' },
      {
        file: 'test/chat/channels/events.test.ts',
        title: 'reach only subscribers and administrators for a private channel',
      },
    ],
  },
  {
    id: 'CVE-2025-27149',
    flaw: 'An export contained data of users who had not agreed to it.',
    noCounterpart: NO_EXPORT,
  },
  {
    id: 'CVE-2025-30368',
    flaw: 'Administrators could delete the export of another organization.',
    noCounterpart: `${NO_EXPORT} ${ONE_ORGANIZATION}`,
  },
  {
    id: 'CVE-2025-30369',
    flaw: 'Administrators could delete a profile field of another organization.',
    noCounterpart: ONE_ORGANIZATION,
  },
  {
    id: 'CVE-2025-31478',
    flaw: 'Users could create an account through a disabled login method.',
    heldBy: [
      {
        file: 'test/accounts/authentication/fetchApiKey.test.ts',
        title: 'refuses if the organization disables password login',
      },
      {
        file: 'test/accounts/authentication/ldap.test.ts',
        title: 'reports the enabled methods and follows the organization settings',
      },
    ],
  },
  {
    id: 'CVE-2025-47930',
    flaw: 'Users could change a channel to a type that they may not create.',
    heldBy: [
      'createSubscriptions, a new channel, with can_create_public_channel_group role:administrators',
      'createSubscriptions, a new channel, with can_create_private_channel_group role:administrators',
    ],
    noCounterpart: 'No operation changes the type of a channel. One that does needs its rows in the matrix.',
  },
  {
    id: 'CVE-2025-52559',
    flaw: 'Scripts in topics and channel names on the digest page.',
    heldBy: [
      {
        file: 'test/accounts/email/notifications/content.test.ts',
        title: 'escapes user content in HTML and headers',
      },
      PAGES,
    ],
  },
  {
    id: 'CVE-2026-24050',
    flaw: 'Scripts in group and channel names in profiles of the web client.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2026-25741',
    flaw: 'Users without permission could change the billing of the organization.',
    noCounterpart: 'This server has no billing.',
  },
  {
    id: 'CVE-2026-100404',
    flaw: 'Guests received new messages of public channels without a subscription.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: "a guest's queue receives no messages of public channels without a subscription",
      },
      'registerQueue, of all public channels',
      'getMessage, by its ID',
    ],
  },
  {
    id: 'CVE-2026-102893',
    flaw: 'An identity provider returned an unverified email as verified.',
    heldBy: [
      {
        file: 'test/accounts/authentication/ldap.test.ts',
        title: 'links an entry to an existing account with the same email, except bots',
      },
    ],
    noCounterpart:
      'Only an LDAP directory vouches for emails, and the README says that people must not be able to change them there.',
  },
];
