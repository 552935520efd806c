import type { OperationId } from '../../generated/operations.js';
import type { Html } from '../pages/page.js';
import type { Action } from './actions.js';
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
import type { View } from './view.js';

/** A page for logged-in people. */
export interface ManagedPage {
  readonly path: string;
  readonly title: string;
  /** The operation whose permission a person needs to open the page. */
  readonly needs: OperationId;
  /** Whether all pages link it. */
  readonly inMenu: boolean;
  /** Whether it shows pictures of this site. */
  readonly hasImages?: boolean;
  /** What its forms do, by the names that the forms send. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly body: (view: View) => Promise<Html>;
}

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
