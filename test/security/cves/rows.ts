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

const ONE_ORGANIZATION = 'A database holds one organization, so that there is no other to reach.';
const NO_INVITATIONS = 'There are no invitations: administrators create accounts, or a directory has them.';
const NO_EXPORT = 'The server exports no data.';
const NO_WEB_CLIENT =
  'The flaw was in the web client, and this server has none. What clients are given as HTML is safe by the tests beside.';

const HOSTILE: Test = {
  file: 'test/messages/markdown/hostile.test.ts',
  title: 'renders ${name} safely and soon',
};
const MIXTURE: Test = {
  file: 'test/messages/markdown/mixture.test.ts',
  title: 'comes out as HTML of ours only (${seed})',
};
const SAVED: Test = {
  file: 'test/attachments/fetch-file.test.ts',
  title: 'lets a browser show what is harmless, and save all else',
};
const PAGES: Test = { file: 'test/pages/page.test.ts', title: 'escape what is put in, except HTML itself' };
const NAMES: Test = {
  file: 'test/security/reference-flaws.test.ts',
  title: 'names with HTML stay text in rendered messages',
};

export const rows: readonly Row[] = [
  {
    id: 'CVE-2017-0881',
    flaw: 'A helper of subscribing let members into private channels without a subscriber who brings them in.',
    heldBy: [
      {
        file: 'test/channels/createSubscriptions.test.ts',
        title: 'lets nobody in from outside, administrators included',
      },
      'createSubscriptions, oneself',
    ],
  },
  {
    id: 'CVE-2017-0896',
    flaw: 'Members invited people although only administrators were meant to.',
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2017-0910',
    flaw: 'An invitation made an account in another organization of the same server.',
    noCounterpart: ONE_ORGANIZATION,
  },
  {
    id: 'CVE-2018-9986',
    flaw: 'Scripts in messages, by the Markdown of the client.',
    heldBy: [HOSTILE, MIXTURE],
  },
  {
    id: 'CVE-2018-9987',
    flaw: 'Scripts in the names of what one mutes.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2018-9990',
    flaw: 'Scripts in names of channels that the client proposes.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2018-9999',
    flaw: 'Uploaded files that run scripts in the name of the server.',
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2019-16215',
    flaw: 'A regular expression of the Markdown renderer that takes very long for some messages.',
    heldBy: [HOSTILE],
  },
  {
    id: 'CVE-2019-16216',
    flaw: 'Uploaded files that are shown as the type their sender claims.',
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2019-18933',
    flaw: 'An account made without a password, to which others logged in all the same.',
    heldBy: [
      {
        file: 'test/authentication/fetchApiKey.test.ts',
        title: 'sends who never had a password to the reset',
      },
      {
        file: 'test/authentication/ldap.test.ts',
        title: 'refuses an empty password, with which a bind proves nothing',
      },
    ],
  },
  {
    id: 'CVE-2019-19775',
    flaw: 'An address of the server that sends browsers on to any other site.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'the login does not redirect a browser to another site',
      },
    ],
  },
  {
    id: 'CVE-2020-9444',
    flaw: 'Links in messages whose page gets hold of the window that opened it.',
    heldBy: [HOSTILE, MIXTURE],
  },
  { id: 'CVE-2020-9445', flaw: 'A link of a special form that runs a script.', heldBy: [HOSTILE, MIXTURE] },
  { id: 'CVE-2020-10935', flaw: 'A Markdown link that runs a script.', heldBy: [HOSTILE, MIXTURE] },
  {
    id: 'CVE-2020-12759',
    flaw: 'An integration that gives back part of its request as HTML.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'errors do not return parts of the request as HTML',
      },
    ],
  },
  {
    id: 'CVE-2020-14194',
    flaw: 'Links of topics whose page gets hold of the window that opened it.',
    heldBy: [
      { file: 'test/linkifiers/createLinkifier.test.ts', title: 'makes no link that runs something' },
      {
        file: 'test/linkifiers/createLinkifier.test.ts',
        title: 'makes links of topics, whenever they are read',
      },
    ],
  },
  {
    id: 'CVE-2020-14215',
    flaw: 'A migration that gave people who had been invited another role than meant.',
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2020-15070',
    flaw: 'Values of profile fields in the database that were run as code.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'no source of the server evaluates text as code',
      },
    ],
  },
  {
    id: 'CVE-2021-3866',
    flaw: 'Scripts in text that a member stores and others see.',
    heldBy: [HOSTILE, MIXTURE, NAMES],
  },
  {
    id: 'CVE-2021-3967',
    flaw: 'A session alone, without proof that the request is meant, got a lasting key.',
    heldBy: [
      {
        file: 'test/authentication/csrf.test.ts',
        title: 'are refused without it, whatever the method and the form of the body, and change nothing',
      },
    ],
  },
  {
    id: 'CVE-2021-30477',
    flaw: 'The answer of an outgoing webhook was sent to channels that its bot may not send to.',
    heldBy: ['sendMessage, to a channel by ID', 'sendMessage, to a channel by name'],
    noCounterpart: 'There are no outgoing webhooks. Every other message of a bot passes the same checks.',
  },
  {
    id: 'CVE-2021-30478',
    flaw: 'Somebody who may name another sender did so for accounts outside their organization.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'a user cannot send a message in the name of another user',
      },
    ],
  },
  {
    id: 'CVE-2021-30479',
    flaw: 'Guests who asked for all public channels got the messages of channels they may not read.',
    heldBy: [
      { file: 'test/events/registerQueue.test.ts', title: 'refuses all public channels to guests' },
      {
        file: 'test/users/updateUser.test.ts',
        title: 'ends the queues of a new guest that hear of every public channel, and no others',
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
    flaw: 'A pattern of a linkifier that takes very long for some messages.',
    heldBy: [
      {
        file: 'test/linkifiers/createLinkifier.test.ts',
        title: 'takes a bounded time for a message with very many matches',
      },
    ],
  },
  {
    id: 'CVE-2021-43791',
    flaw: 'Mailed links that still worked after they had expired.',
    heldBy: [
      { file: 'test/authentication/password-reset.test.ts', title: 'after a day, to the second' },
      {
        file: 'test/settings/updateSettings.test.ts',
        title:
          'stays when the link is a day old, when a later one was mailed, and when somebody else was faster',
      },
    ],
  },
  {
    id: 'CVE-2021-43799',
    flaw: 'A message broker beside the server that strangers could log in to.',
    noCounterpart:
      'The server is one program with a database, listens on one port, and by default on 127.0.0.1.',
  },
  {
    id: 'CVE-2022-21706',
    flaw: 'A reusable invitation that let people into other organizations.',
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
    flaw: 'Sessions of an account that was deactivated in the same moment went on.',
    heldBy: [
      {
        file: 'test/authentication/sessions.test.ts',
        title: 'follow the account: its role, its deactivation, the deactivation of the organization',
      },
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'an account that is deactivated while in use has no access afterwards',
      },
    ],
  },
  {
    id: 'CVE-2022-31017',
    flaw: 'An edit of a message was sent to subscribers who may not read what was before they came.',
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
    flaw: 'Members gave their bots the role of an administrator.',
    heldBy: [
      'updateBot, the role, to administrator',
      'updateBot, the role, to owner',
      {
        file: 'test/bots/updateBot.test.ts',
        title: 'gives roles as far as the actor may, and no administrator the key of an owner',
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
    flaw: 'The renderer made links to the server relative, which clients then took for something else.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'links in messages keep the typed address',
      },
    ],
  },
  {
    id: 'CVE-2022-41914',
    flaw: 'Secrets were compared in a time that tells how much of them is right.',
    heldBy: [
      {
        file: 'test/authentication/secrets.test.ts',
        title: 'encrypts API keys differently each time, and finds them by one hash',
      },
    ],
  },
  {
    id: 'CVE-2023-22735',
    flaw: 'Uploaded files that a browser shows in place of saving them.',
    heldBy: [SAVED],
  },
  {
    id: 'CVE-2023-28623',
    flaw: 'People who are not in the directory created an account by another way to log in.',
    heldBy: [
      {
        file: 'test/authentication/ldap.test.ts',
        title: 'refuses a wrong password and an unknown username in the same words',
      },
      {
        file: 'test/authentication/ldap.test.ts',
        title: 'refuses a username that several entries have, and an entry without an email or a password',
      },
    ],
  },
  {
    id: 'CVE-2023-32677',
    flaw: 'People subscribed others to channels by inviting them, where they may not subscribe others.',
    heldBy: ['createSubscriptions, somebody, with invite_to_stream_policy 4'],
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2023-32678',
    flaw: 'Who was removed from a private channel still edited, moved and deleted messages there.',
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
    flaw: 'Who had been in a channel still saw its name, description and settings.',
    heldBy: ['registerQueue, the channels', 'registerQueue, the channels that one was in'],
  },
  {
    id: 'CVE-2024-21630',
    flaw: 'A reusable invitation to channels to which its maker may not subscribe others.',
    heldBy: ['createSubscriptions, somebody, with invite_to_stream_policy 4'],
    noCounterpart: NO_INVITATIONS,
  },
  {
    id: 'CVE-2024-27286',
    flaw: 'Who could read a message kept it when it was moved to a channel they may not read.',
    heldBy: [
      {
        file: 'test/messages/moving.test.ts',
        title: 'shows the messages to those who are there when they come, not to those who come later',
      },
      {
        file: 'test/security/reference-flaws.test.ts',
        title: 'a message moved to a private channel is inaccessible to users outside that channel',
      },
    ],
  },
  {
    id: 'CVE-2024-36612',
    flaw: 'Memory of the web client that grows with each pop-up.',
    noCounterpart: 'The flaw was in the web client, and this server has none.',
  },
  {
    id: 'CVE-2024-36624',
    flaw: 'Scripts in what is copied in the web client.',
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
    flaw: 'Without an account one could learn which emails have an account.',
    heldBy: [
      {
        file: 'test/authentication/fetchApiKey.test.ts',
        title: 'refuses a wrong password and an unknown user in the same words',
      },
      {
        file: 'test/authentication/password-reset.test.ts',
        title: 'answers the same for every email, and mails only the active accounts of people',
      },
    ],
  },
  {
    id: 'CVE-2025-25195',
    flaw: 'A recurring job told everybody the name of a private channel.',
    heldBy: [
      { file: 'test/contract/audiences.test.ts', title: 'of ${name}: ${audience}' },
      {
        file: 'test/channels/events.test.ts',
        title: 'tells of a private channel its members and administrators only',
      },
    ],
  },
  {
    id: 'CVE-2025-27149',
    flaw: 'An export held data of people who had not agreed to it.',
    noCounterpart: NO_EXPORT,
  },
  {
    id: 'CVE-2025-30368',
    flaw: 'Administrators deleted the export of another organization.',
    noCounterpart: `${NO_EXPORT} ${ONE_ORGANIZATION}`,
  },
  {
    id: 'CVE-2025-30369',
    flaw: 'Administrators deleted a profile field of another organization.',
    noCounterpart: ONE_ORGANIZATION,
  },
  {
    id: 'CVE-2025-31478',
    flaw: 'People created an account by a way to log in that was switched off.',
    heldBy: [
      {
        file: 'test/authentication/fetchApiKey.test.ts',
        title: 'is closed where the organization lets nobody in by password',
      },
      {
        file: 'test/authentication/ldap.test.ts',
        title: 'says what is open, and follows the organization',
      },
    ],
  },
  {
    id: 'CVE-2025-47930',
    flaw: 'Who may not create channels of a type changed one of another type into it.',
    heldBy: [
      'createSubscriptions, a new channel, with can_create_public_channel_group role:nobody',
      'createSubscriptions, a new channel, with can_create_private_channel_group role:nobody',
    ],
    noCounterpart: 'No operation changes the type of a channel. One that does needs its rows in the matrix.',
  },
  {
    id: 'CVE-2025-52559',
    flaw: 'Scripts in topics and names of channels, shown by the page of a digest.',
    heldBy: [
      {
        file: 'test/email/notifications/content.test.ts',
        title: 'leaves nothing that users write as HTML or as a header',
      },
      PAGES,
    ],
  },
  {
    id: 'CVE-2026-24050',
    flaw: 'Scripts in the names of groups and channels, shown in a profile by the web client.',
    heldBy: [NAMES],
    noCounterpart: NO_WEB_CLIENT,
  },
  {
    id: 'CVE-2026-25741',
    flaw: 'People without the right changed how the organization pays.',
    noCounterpart: 'Nothing is paid here.',
  },
  {
    id: 'CVE-2026-100404',
    flaw: 'Guests got new messages of public channels that they are not in.',
    heldBy: [
      {
        file: 'test/security/reference-flaws.test.ts',
        title: "a guest's queue receives no messages of public channels without a subscription",
      },
      'registerQueue, of all public channels',
      'getMessage, one by its ID',
    ],
  },
  {
    id: 'CVE-2026-102893',
    flaw: 'An identity provider vouched for an email that nobody had verified.',
    heldBy: [
      {
        file: 'test/authentication/ldap.test.ts',
        title: 'takes an account that is there for that of the entry with its email',
      },
    ],
    noCounterpart:
      'Only an LDAP directory vouches for emails, and the README says that people must not be able to change them there.',
  },
];
