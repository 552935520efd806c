import type { ManagedPage } from './managed-page.js';
import { accountPage } from './pages/account.js';
import { botsPage } from './pages/bots.js';
import { channelPage } from './pages/channel.js';
import { channelsPage } from './pages/channels.js';
import { conversationPage } from './pages/conversation.js';
import { exportsPage } from './pages/exports.js';
import { homePage } from './pages/home.js';
import { peoplePage } from './pages/people.js';
import { personPage } from './pages/person.js';
import { serverPage } from './pages/server.js';
import { settingsPage } from './pages/settings.js';

/** Returns all pages in the order of the menu. */
export const createPages = (reasonNotReady: () => Promise<string | undefined>): readonly ManagedPage[] => [
  homePage,
  accountPage,
  botsPage,
  peoplePage,
  personPage,
  channelsPage,
  channelPage,
  settingsPage,
  exportsPage,
  serverPage(reasonNotReady),
  conversationPage,
];
