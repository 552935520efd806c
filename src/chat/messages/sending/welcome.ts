import { render } from '../../../markdown/render.js';
import type { Piece } from './notice.js';

/*
 * What the welcome bot writes. The texts are the server's own Markdown without names of users, so they are rendered, each
 * once.
 */

/** Replies to a message with one of these words. */
const REPLIES: readonly { readonly words: readonly string[]; readonly reply: string }[] = [
  {
    words: ['apps', 'app'],
    reply:
      'Every app that supports this API works with this server. Enter the address of the server in the app, and log in with your email address. A browser works too.',
  },
  {
    words: ['profile'],
    reply:
      'Your [profile settings](#settings/profile) have your name, your profile picture and the details that other users see.',
  },
  {
    words: ['theme'],
    reply:
      'The [preferences](#settings/preferences) have a light and a dark theme, several emoji sets, and your language.',
  },
  {
    words: ['channels', 'channel', 'streams', 'stream'],
    reply:
      'A channel decides which users get a message.\n\nSee [all channels](#channels/all), and subscribe to those that interest you.',
  },
  {
    words: ['topics', 'topic'],
    reply:
      'Every message in a channel has a topic, which says what it is about. Topics keep conversations apart, like the subject of an email.\n\n[Recent conversations](#recent) lists the topics with new messages.',
  },
  {
    words: ['message formatting', 'formatting'],
    reply:
      'Messages are written in Markdown: `**bold**` is **bold**, `*italic*` is *italic*, and lines that start with `*` are a list.\n\nSee [all formats](#message-formatting).',
  },
  {
    words: ['keyboard shortcuts', 'keyboard', 'shortcuts'],
    reply: 'Press `?` to see all [keyboard shortcuts](#keyboard-shortcuts).',
  },
];

const HELP = 'help';

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const KNOWN = REPLIES.flatMap(({ words: [first = ''] }) => first);
const COMMANDS = `${listed([...KNOWN, HELP])}.`;

const FIRST =
  'Hello, and welcome! :wave: This is a direct message from Welcome Bot. Only you can read it.\n\n' +
  'Conversations are in channels, each with a topic, and in direct messages like this one.';
const FOR_ADMINISTRATORS =
  ' As an administrator, you can create channels for everyone, and change the [settings of the organization](#organization).';
const OFFER = `\n\nReply to this message for help. I understand these words: ${COMMANDS}`;

const replyTo = (content: string): string => {
  const typed = content.trim().toLowerCase();
  const known = REPLIES.find(({ words }) => words.includes(typed));
  if (known) return known.reply;
  if (typed === HELP || typed === '?') return `I understand these words: ${listed(KNOWN)}.`;
  return `I did not understand that. Please try one of these words: ${COMMANDS}`;
};

const rendered = new Map<string, Promise<Piece>>();

const show = (markdown: string): Promise<Piece> => {
  const known = rendered.get(markdown) ?? render(markdown).then(({ html }) => ({ markdown, html }));
  rendered.set(markdown, known);
  return known;
};

/** Returns the first message of the welcome bot to a new account. */
export const welcomeMessage = (isAdministrator: boolean): Promise<Piece> =>
  show(`${FIRST}${isAdministrator ? FOR_ADMINISTRATORS : ''}${OFFER}`);

/** Returns the reply of the welcome bot to a message. */
export const welcomeReply = (content: string): Promise<Piece> => show(replyTo(content));
