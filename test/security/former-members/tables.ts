import type { KindName } from './scene.js';
import { table, type Table } from './table.js';

/*
 * The expected words by kind of channel. They follow from these sentences of the contract and of docs/security.md:
 *
 * - Members read a public channel, and all users a web-public one, whether or not they are subscribed. Of other channels
 *   they keep what they received, as it was when they left (getMessage), and cannot change it (updateMessage).
 * - Without a narrow, lists have what was received. With a channel, they have what is readable now (listMessages).
 * - Administrators know of private channels without reading them (StreamCreateEvent). For all others a channel that they
 *   cannot see is `unknown`, as if it did not exist.
 * - Events about messages go to users who received the message and can read its channel now, and to subscribers who can
 *   read it (`message-viewers` in openapi/audiences.yaml). Events about channels go to users who see them.
 * - A deactivated user keeps their subscriptions (`revived`). A subscription after an absence does not bring what was
 *   sent meanwhile into the lists of received messages (`returned`).
 * - A bot may send where its owner may (sendMessage).
 * - A mentioned bot gets the event of a message in a public channel (sendMessage).
 */
export const tables: Readonly<Record<KindName, Table>> = {
  public: table(`
                                    | stays    left     removed  returned admin    guest    demoted  promoted revived  bot      orphan   never    outsider
reads the first message             | now      now      now      now      now      none     none     now      now      now      now      now      none
reads a message of before           | now      now      now      now      now      then     then     now      now      now      now      now      none
reads a message of after            | now      now      now      now      now      none     none     now      now      now      now      now      none
reads the edits                     | now      now      now      now      now      then     then     now      now      now      now      now      none
reads the versions                  | now      now      now      now      now      then     then     now      now      now      now      now      none
reads the reactions                 | now      now      now      now      now      then     then     now      now      now      now      now      none
reads the topic                     | now      now      now      now      now      then     then     now      now      now      now      now      none
lists all messages                  | since    part     part     part     part     part     part     part     since    part     part     none     none
lists the channel by ID             | all      all      all      all      all      unknown  unknown  all      all      all      all      all      unknown
lists the channel by name           | all      all      all      all      all      unknown  unknown  all      all      all      all      all      unknown
lists public channels               | all      all      all      all      all      part     part     all      all      all      all      all      none
lists a message by ID               | found    found    found    found    found    found    found    found    found    found    found    found    none
finds a topic                       | now      now      now      now      now      none     none     now      now      now      now      none     none
finds a word                        | now      now      now      now      now      none     none     now      now      now      now      none     none
finds a word of after               | found    none     none     none     none     none     none     none     found    none     none     none     none
matches a narrow                    | since    part     part     part     part     part     part     part     since    part     part     none     none
matches by a later version          | since    part     part     part     part     none     none     part     since    part     part     none     none
fetches a file of before            | file     file     file     file     file     file     file     file     file     file     file     file     none
fetches a file of after             | file     file     file     file     file     none     none     file     file     file     file     file     none
has unread messages                 | since    none     none     none     none     none     none     none     since    none     none     none     none
registers as                        | in       ended    ended    in       ended    hidden   hidden   ended    in       ended    ended    never    hidden
sees the channel                    | seen     seen     seen     seen     seen     hidden   hidden   seen     seen     seen     seen     seen     hidden
sees the subscribers                | seen     seen     seen     seen     seen     hidden   hidden   seen     seen     seen     seen     seen     hidden
lists as their own                  | in       none     none     in       none     none     none     none     in       none     none     none     none
is shown as a subscriber            | shown    none     none     shown    none     none     none     none     shown    none     none     none     none
sends by ID                         | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
follows where it sends              | follows  follows  follows  follows  follows  unknown  unknown  follows  follows  none     none     follows  unknown
sends by name                       | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
types                               | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
lists the topics                    | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
follows a topic                     | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
lists the subscribers               | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
schedules                           | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
schedules another message for it    | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
drafts                              | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
changes a draft of before           | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       -        -
keeps a draft of before             | kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     -        -
links the channel                   | link     link     link     link     link     text     text     link     link     link     link     link     text
shares a file of before             | shared   shared   shared   shared   shared   none     none     shared   shared   shared   shared   shared   none
colors the channel                  | ok       refused  refused  ok       refused  unknown  unknown  refused  ok       refused  refused  refused  unknown
gives a bot the channel             | ok       ok       ok       ok       ok       guest    guest    ok       ok       -        -        ok       guest
edits their own message             | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       -        -
moves a message of before           | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       ok       none
reacts to a message of before       | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       ok       none
votes in a message of before        | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       ok       none
stars a message of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       none
lists who read a message of before  | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       ok       none
marks the channel as read           | ok       ok       ok       ok       ok       unknown  unknown  ok       ok       ok       ok       ok       unknown
takes a reaction back               | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       -        -
subscribes another                  | ok       ok       ok       ok       ok       guest    guest    ok       ok       ok       ok       ok       guest
unsubscribes another                | refused  refused  refused  refused  ok       unknown  unknown  refused  refused  refused  refused  refused  unknown
is sent a message                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is sent it by all_public_streams    | told     told     told     told     told     refused  refused  told     told     told     told     told     refused
is sent a mention                   | told     -        -        told     -        -        -        -        told     told     told     -        -
is told of an edit of before        | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of an edit of after         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new topic of before    | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of a new topic of after     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told where a followed topic goes | told     told     told     told     told     -        -        told     told     -        -        -        -
is told of a reaction to before     | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of a submessage to before   | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of a reaction to after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a submessage to after    | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that a reaction is gone     | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of a deletion of before     | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of a deletion of after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of the move away of before  | told     told     told     told     told     -        -        told     told     told     told     -        -
is told of the move away of after   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of typing                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that typing stopped         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new first message      | told     told     told     told     told     -        -        told     told     told     told     told     -
is told of a subscriber             | told     told     told     told     told     -        -        told     told     told     told     told     -
is told that a subscriber is gone   | told     told     told     told     told     -        -        told     told     told     told     told     -
is told that their file is gone     | told     told     told     told     told     told     told     told     told     told     told     -        -
registers the followed topic as     | now      now      now      now      now      then     then     now      now      none     none     none     none
registers a muted topic             | muted    none     none     muted    none     none     none     none     muted    none     none     none     none
deletes their own message           | ok       ok       ok       ok       ok       none     none     ok       ok       ok       ok       -        -
is mailed a message                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
is mailed a mention                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
sends what was scheduled before     | sent     sent     sent     sent     sent     failed   failed   sent     sent     sent     sent     -        -
subscribes again                    | ok       ok       ok       ok       ok       guest    guest    ok       ok       ok       ok       ok       guest
is told that the channel is there   | -        -        -        -        -        told     told     -        -        -        -        -        told
is told that the channel is gone    | -        -        -        -        -        told     told     -        -        -        -        -        told
finally reads a message of before   | now      now      now      now      now      now      now      now      now      now      now      now      none
finally lists the channel by ID     | since    since    since    since    since    unknown  unknown  since    since    since    since    since    unknown
finally registers as                | ended    ended    ended    ended    ended    hidden   hidden   ended    ended    ended    ended    ended    hidden
finally sees the channel            | seen     seen     seen     seen     seen     hidden   hidden   seen     seen     seen     seen     seen     hidden
`),

  'web-public': table(`
                                    | stays    left     removed  returned admin    guest    demoted  promoted revived  bot      orphan   never    outsider
reads the first message             | now      now      now      now      now      now      now      now      now      now      now      now      now
reads a message of before           | now      now      now      now      now      now      now      now      now      now      now      now      now
reads a message of after            | now      now      now      now      now      now      now      now      now      now      now      now      now
reads the edits                     | now      now      now      now      now      now      now      now      now      now      now      now      now
reads the versions                  | now      now      now      now      now      now      now      now      now      now      now      now      now
reads the reactions                 | now      now      now      now      now      now      now      now      now      now      now      now      now
reads the topic                     | now      now      now      now      now      now      now      now      now      now      now      now      now
lists all messages                  | since    part     part     part     part     part     part     part     since    part     part     none     none
lists the channel by ID             | all      all      all      all      all      all      all      all      all      all      all      all      all
lists the channel by name           | all      all      all      all      all      all      all      all      all      all      all      all      all
lists public channels               | all      all      all      all      all      all      all      all      all      all      all      all      all
lists a message by ID               | found    found    found    found    found    found    found    found    found    found    found    found    found
finds a topic                       | now      now      now      now      now      now      now      now      now      now      now      none     none
finds a word                        | now      now      now      now      now      now      now      now      now      now      now      none     none
finds a word of after               | found    none     none     none     none     none     none     none     found    none     none     none     none
matches a narrow                    | since    part     part     part     part     part     part     part     since    part     part     none     none
matches by a later version          | since    part     part     part     part     part     part     part     since    part     part     none     none
fetches a file of before            | file     file     file     file     file     file     file     file     file     file     file     file     file
fetches a file of after             | file     file     file     file     file     file     file     file     file     file     file     file     file
has unread messages                 | since    none     none     none     none     none     none     none     since    none     none     none     none
registers as                        | in       ended    ended    in       ended    ended    ended    ended    in       ended    ended    never    never
sees the channel                    | seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen
sees the subscribers                | seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen
lists as their own                  | in       none     none     in       none     none     none     none     in       none     none     none     none
is shown as a subscriber            | shown    none     none     shown    none     none     none     none     shown    none     none     none     none
sends by ID                         | ok       ok       ok       ok       ok       refused  refused  ok       ok       ok       ok       ok       refused
follows where it sends              | follows  follows  follows  follows  follows  refused  refused  follows  follows  none     none     follows  refused
sends by name                       | ok       ok       ok       ok       ok       refused  refused  ok       ok       ok       ok       ok       refused
types                               | ok       ok       ok       ok       ok       refused  refused  ok       ok       ok       ok       ok       refused
lists the topics                    | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
follows a topic                     | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
lists the subscribers               | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
schedules                           | ok       ok       ok       ok       ok       refused  refused  ok       ok       ok       ok       ok       refused
schedules another message for it    | ok       ok       ok       ok       ok       refused  refused  ok       ok       ok       ok       ok       refused
drafts                              | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
changes a draft of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       -        -
keeps a draft of before             | kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     -        -
links the channel                   | link     link     link     link     link     link     link     link     link     link     link     link     link
shares a file of before             | shared   shared   shared   shared   shared   shared   shared   shared   shared   shared   shared   shared   shared
colors the channel                  | ok       refused  refused  ok       refused  refused  refused  refused  ok       refused  refused  refused  refused
gives a bot the channel             | ok       ok       ok       ok       ok       guest    guest    ok       ok       -        -        ok       guest
edits their own message             | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       -        -
moves a message of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
reacts to a message of before       | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
votes in a message of before        | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
stars a message of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
lists who read a message of before  | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
marks the channel as read           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok
takes a reaction back               | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       -        -
subscribes another                  | ok       ok       ok       ok       ok       guest    guest    ok       ok       ok       ok       ok       guest
unsubscribes another                | refused  refused  refused  refused  ok       refused  refused  refused  refused  refused  refused  refused  refused
is sent a message                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is sent it by all_public_streams    | told     told     told     told     told     refused  refused  told     told     told     told     told     refused
is sent a mention                   | told     -        -        told     -        -        -        -        told     told     told     -        -
is told of an edit of before        | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of an edit of after         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new topic of before    | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of a new topic of after     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told where a followed topic goes | told     told     told     told     told     told     told     told     told     -        -        -        -
is told of a reaction to before     | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of a submessage to before   | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of a reaction to after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a submessage to after    | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that a reaction is gone     | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of a deletion of before     | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of a deletion of after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of the move away of before  | told     told     told     told     told     told     told     told     told     told     told     -        -
is told of the move away of after   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of typing                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that typing stopped         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new first message      | told     told     told     told     told     told     told     told     told     told     told     told     told
is told of a subscriber             | told     told     told     told     told     told     told     told     told     told     told     told     told
is told that a subscriber is gone   | told     told     told     told     told     told     told     told     told     told     told     told     told
is told that their file is gone     | told     told     told     told     told     told     told     told     told     told     told     -        -
registers the followed topic as     | now      now      now      now      now      now      now      now      now      none     none     none     none
registers a muted topic             | muted    none     none     muted    none     none     none     none     muted    none     none     none     none
deletes their own message           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       -        -
is mailed a message                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
is mailed a mention                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
sends what was scheduled before     | sent     sent     sent     sent     sent     failed   failed   sent     sent     sent     sent     -        -
subscribes again                    | ok       ok       ok       ok       ok       guest    guest    ok       ok       ok       ok       ok       guest
is told that the channel is there   | -        -        -        -        -        -        -        -        -        -        -        -        -
is told that the channel is gone    | -        -        -        -        -        -        -        -        -        -        -        -        -
finally reads a message of before   | now      now      now      now      now      now      now      now      now      now      now      now      now
finally lists the channel by ID     | since    since    since    since    since    since    since    since    since    since    since    since    since
finally registers as                | ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    ended
finally sees the channel            | seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen     seen
`),

  'private with shared history': table(`
                                    | stays    left     removed  returned admin    guest    demoted  promoted revived  bot      orphan   never    outsider
reads the first message             | now      none     none     now      none     none     none     none     now      none     none     none     none
reads a message of before           | now      then     then     now      then     then     then     then     now      then     then     none     none
reads a message of after            | now      none     none     now      none     none     none     none     now      none     none     none     none
reads the edits                     | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the versions                  | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the reactions                 | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the topic                     | now      then     then     now      then     then     then     then     now      then     then     none     none
lists all messages                  | since    part     part     part     part     part     part     part     since    part     part     none     none
lists the channel by ID             | all      unknown  unknown  all      part     unknown  unknown  unknown  all      unknown  unknown  unknown  unknown
lists the channel by name           | all      unknown  unknown  all      part     unknown  unknown  unknown  all      unknown  unknown  unknown  unknown
lists public channels               | none     none     none     none     none     none     none     none     none     none     none     none     none
lists a message by ID               | found    found    found    found    found    found    found    found    found    found    found    none     none
finds a topic                       | now      none     none     now      none     none     none     none     now      none     none     none     none
finds a word                        | now      none     none     now      none     none     none     none     now      none     none     none     none
finds a word of after               | found    none     none     none     none     none     none     none     found    none     none     none     none
matches a narrow                    | since    part     part     part     part     part     part     part     since    part     part     none     none
matches by a later version          | since    none     none     part     none     none     none     none     since    none     none     none     none
fetches a file of before            | file     file     file     file     file     file     file     file     file     file     file     none     none
fetches a file of after             | file     none     none     file     none     none     none     none     file     none     none     none     none
has unread messages                 | since    none     none     none     none     none     none     none     since    none     none     none     none
registers as                        | in       hidden   hidden   in       ended    hidden   hidden   hidden   in       hidden   hidden   hidden   hidden
sees the channel                    | seen     hidden   hidden   seen     seen     hidden   hidden   hidden   seen     hidden   hidden   hidden   hidden
sees the subscribers                | seen     hidden   hidden   seen     seen     hidden   hidden   hidden   seen     hidden   hidden   hidden   hidden
lists as their own                  | in       none     none     in       none     none     none     none     in       none     none     none     none
is shown as a subscriber            | shown    none     none     shown    none     none     none     none     shown    none     none     none     none
sends by ID                         | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
follows where it sends              | follows  unknown  unknown  follows  refused  unknown  unknown  unknown  follows  none     unknown  unknown  unknown
sends by name                       | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
types                               | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
lists the topics                    | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
follows a topic                     | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
lists the subscribers               | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
schedules                           | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
schedules another message for it    | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
drafts                              | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
changes a draft of before           | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  -        -
keeps a draft of before             | kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     -        -
links the channel                   | link     text     text     link     link     text     text     text     link     text     text     text     text
shares a file of before             | shared   none     none     shared   none     none     none     none     shared   none     none     none     none
colors the channel                  | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
gives a bot the channel             | ok       unknown  unknown  ok       ok       guest    guest    unknown  ok       -        -        unknown  guest
edits their own message             | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
moves a message of before           | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
reacts to a message of before       | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
votes in a message of before        | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
stars a message of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       none     none
lists who read a message of before  | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
marks the channel as read           | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
takes a reaction back               | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
subscribes another                  | ok       refused  refused  ok       refused  guest    guest    refused  ok       refused  refused  refused  guest
unsubscribes another                | refused  unknown  unknown  refused  ok       unknown  unknown  unknown  refused  unknown  unknown  unknown  unknown
is sent a message                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is sent it by all_public_streams    | told     -        -        told     -        refused  refused  -        told     -        -        -        refused
is sent a mention                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of an edit of before        | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of an edit of after         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new topic of before    | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new topic of after     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told where a followed topic goes | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a reaction to before     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a submessage to before   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a reaction to after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a submessage to after    | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that a reaction is gone     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a deletion of before     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a deletion of after      | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of the move away of before  | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of the move away of after   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of typing                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that typing stopped         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new first message      | told     -        -        told     told     -        -        -        told     -        -        -        -
is told of a subscriber             | told     -        -        told     told     -        -        -        told     -        -        -        -
is told that a subscriber is gone   | told     -        -        told     told     -        -        -        told     -        -        -        -
is told that their file is gone     | told     told     told     told     told     told     told     told     told     told     told     -        -
registers the followed topic as     | now      then     then     now      then     then     then     then     now      none     none     none     none
registers a muted topic             | muted    none     none     muted    none     none     none     none     muted    none     none     none     none
deletes their own message           | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
is mailed a message                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
is mailed a mention                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
sends what was scheduled before     | sent     failed   failed   sent     failed   failed   failed   failed   sent     sent     failed   -        -
subscribes again                    | ok       refused  refused  ok       refused  guest    guest    refused  ok       refused  refused  refused  guest
is told that the channel is there   | -        told     told     -        -        told     told     told     -        told     told     told     told
is told that the channel is gone    | told     told     told     told     told     told     told     told     told     told     told     told     told
finally reads a message of before   | now      now      now      now      now      now      now      now      now      now      now      none     none
finally lists the channel by ID     | unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown
finally registers as                | hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden
finally sees the channel            | hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden
`),

  'private with protected history': table(`
                                    | stays    left     removed  returned admin    guest    demoted  promoted revived  bot      orphan   never    outsider
reads the first message             | none     none     none     none     none     none     none     none     none     none     none     none     none
reads a message of before           | now      then     then     now      then     then     then     then     now      then     then     none     none
reads a message of after            | now      none     none     none     none     none     none     none     now      none     none     none     none
reads the edits                     | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the versions                  | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the reactions                 | now      then     then     now      then     then     then     then     now      then     then     none     none
reads the topic                     | now      then     then     now      then     then     then     then     now      then     then     none     none
lists all messages                  | since    part     part     part     part     part     part     part     since    part     part     none     none
lists the channel by ID             | since    unknown  unknown  part     part     unknown  unknown  unknown  since    unknown  unknown  unknown  unknown
lists the channel by name           | since    unknown  unknown  part     part     unknown  unknown  unknown  since    unknown  unknown  unknown  unknown
lists public channels               | none     none     none     none     none     none     none     none     none     none     none     none     none
lists a message by ID               | found    found    found    found    found    found    found    found    found    found    found    none     none
finds a topic                       | now      none     none     now      none     none     none     none     now      none     none     none     none
finds a word                        | now      none     none     now      none     none     none     none     now      none     none     none     none
finds a word of after               | found    none     none     none     none     none     none     none     found    none     none     none     none
matches a narrow                    | since    part     part     part     part     part     part     part     since    part     part     none     none
matches by a later version          | since    none     none     part     none     none     none     none     since    none     none     none     none
fetches a file of before            | file     file     file     file     file     file     file     file     file     file     file     none     none
fetches a file of after             | file     none     none     file     none     none     none     none     file     none     none     none     none
has unread messages                 | since    none     none     none     none     none     none     none     since    none     none     none     none
registers as                        | in       hidden   hidden   in       ended    hidden   hidden   hidden   in       hidden   hidden   hidden   hidden
sees the channel                    | seen     hidden   hidden   seen     seen     hidden   hidden   hidden   seen     hidden   hidden   hidden   hidden
sees the subscribers                | seen     hidden   hidden   seen     seen     hidden   hidden   hidden   seen     hidden   hidden   hidden   hidden
lists as their own                  | in       none     none     in       none     none     none     none     in       none     none     none     none
is shown as a subscriber            | shown    none     none     shown    none     none     none     none     shown    none     none     none     none
sends by ID                         | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
follows where it sends              | follows  unknown  unknown  follows  refused  unknown  unknown  unknown  follows  none     unknown  unknown  unknown
sends by name                       | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
types                               | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
lists the topics                    | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
follows a topic                     | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
lists the subscribers               | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
schedules                           | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
schedules another message for it    | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       ok       unknown  unknown  unknown
drafts                              | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
changes a draft of before           | ok       unknown  unknown  ok       ok       unknown  unknown  unknown  ok       unknown  unknown  -        -
keeps a draft of before             | kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     kept     -        -
links the channel                   | link     text     text     link     link     text     text     text     link     text     text     text     text
shares a file of before             | shared   none     none     shared   none     none     none     none     shared   none     none     none     none
colors the channel                  | ok       unknown  unknown  ok       refused  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
gives a bot the channel             | ok       unknown  unknown  ok       ok       guest    guest    unknown  ok       -        -        unknown  guest
edits their own message             | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
moves a message of before           | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
reacts to a message of before       | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
votes in a message of before        | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
stars a message of before           | ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       ok       none     none
lists who read a message of before  | ok       none     none     ok       none     none     none     none     ok       none     none     none     none
marks the channel as read           | ok       unknown  unknown  ok       unknown  unknown  unknown  unknown  ok       unknown  unknown  unknown  unknown
takes a reaction back               | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
subscribes another                  | ok       refused  refused  ok       refused  guest    guest    refused  ok       refused  refused  refused  guest
unsubscribes another                | refused  unknown  unknown  refused  ok       unknown  unknown  unknown  refused  unknown  unknown  unknown  unknown
is sent a message                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is sent it by all_public_streams    | told     -        -        told     -        refused  refused  -        told     -        -        -        refused
is sent a mention                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of an edit of before        | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of an edit of after         | told     -        -        -        -        -        -        -        told     -        -        -        -
is told of a new topic of before    | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new topic of after     | told     -        -        -        -        -        -        -        told     -        -        -        -
is told where a followed topic goes | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a reaction to before     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a submessage to before   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a reaction to after      | told     -        -        -        -        -        -        -        told     -        -        -        -
is told of a submessage to after    | told     -        -        -        -        -        -        -        told     -        -        -        -
is told that a reaction is gone     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a deletion of before     | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a deletion of after      | told     -        -        -        -        -        -        -        told     -        -        -        -
is told of the move away of before  | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of the move away of after   | told     -        -        -        -        -        -        -        told     -        -        -        -
is told of typing                   | told     -        -        told     -        -        -        -        told     -        -        -        -
is told that typing stopped         | told     -        -        told     -        -        -        -        told     -        -        -        -
is told of a new first message      | told     -        -        told     told     -        -        -        told     -        -        -        -
is told of a subscriber             | told     -        -        told     told     -        -        -        told     -        -        -        -
is told that a subscriber is gone   | told     -        -        told     told     -        -        -        told     -        -        -        -
is told that their file is gone     | told     told     told     told     told     told     told     told     told     told     told     -        -
registers the followed topic as     | now      then     then     now      then     then     then     then     now      none     none     none     none
registers a muted topic             | muted    none     none     muted    none     none     none     none     muted    none     none     none     none
deletes their own message           | ok       none     none     ok       none     none     none     none     ok       none     none     -        -
is mailed a message                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
is mailed a mention                 | mailed   none     none     mailed   none     none     none     none     mailed   none     none     none     none
sends what was scheduled before     | sent     failed   failed   sent     failed   failed   failed   failed   sent     sent     failed   -        -
subscribes again                    | ok       refused  refused  ok       refused  guest    guest    refused  ok       refused  refused  refused  guest
is told that the channel is there   | -        told     told     -        -        told     told     told     -        told     told     told     told
is told that the channel is gone    | told     told     told     told     told     told     told     told     told     told     told     told     told
finally reads a message of before   | now      now      now      now      now      now      now      now      now      now      now      none     none
finally lists the channel by ID     | unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown  unknown
finally registers as                | hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden
finally sees the channel            | hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden   hidden
`),
};
