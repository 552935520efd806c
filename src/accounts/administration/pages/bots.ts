import { listActiveBots } from '../../../chat/bots/store.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { operationAction, type Action } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { apiKey, facts, items } from '../show.js';
import type { View } from '../view.js';

const createBot: Action = {
  ...operationAction('createBot', {
    fields: ['full_name', 'short_name', 'bot_type', 'payload_url', 'interface_type'],
    button: 'Create a bot',
    done: '',
  }),
  async run(view, given) {
    const { user_id, api_key } = await view.call('createBot', given);
    const { user } = await view.call('getUser', { user_id_or_email: user_id });
    return apiKey(view, user.email, api_key);
  },
};

/** The actions on one bot, for its owner and for administrators. */
export const botActions = {
  renameBot: operationAction('updateBot', { fields: ['full_name'], button: 'Rename', done: 'Saved.' }),
  newBotKey: operationAction('regenerateBotApiKey', {
    button: 'Make a new API key',
    done: '',
    isSevere: true,
    reveal: ({ api_key }) =>
      html`<p>The new API key of the bot:</p>
        <p><code>${api_key}</code></p>`,
  }),
  deactivateBot: operationAction('deactivateBot', {
    button: 'Deactivate the bot',
    done: 'The bot is deactivated.',
    isSevere: true,
  }),
} as const;

/** Returns the forms of an active bot. */
export const botForms = (view: View, { id, full_name }: { id: number; full_name: string }): Html => {
  const fixed = { bot_id: String(id) };
  return html`${view.form('renameBot', { fixed, values: { full_name } })} ${view.form('newBotKey', { fixed })}
  ${view.form('deactivateBot', { fixed })}`;
};

const body = async (view: View): Promise<Html> => {
  const { actor, services } = view;
  const bots = await services.store.read((tx) => listActiveBots(tx, actor.id));
  const list = bots.map(
    (bot) =>
      html`<h3>${bot.full_name}</h3>
        ${facts([
          ['Email', bot.email],
          ['Kind', view.choice('createBot', 'bot_type', String(bot.bot_type))],
          ['API key', html`<code>${services.keys.decrypt(bot.api_key_encrypted)}</code>`],
        ])}
        ${botForms(view, bot)}`,
  );
  return html`<section>
      <h2>Active bots</h2>
      ${items(list, 'You have no active bots.')}
    </section>
    <section>
      <h2>A new bot</h2>
      ${view.form('createBot')}
    </section>`;
};

/** The bots of the person, with their keys. */
export const botsPage: ManagedPage = {
  path: '/bots',
  title: 'Your bots',
  needs: 'listBots',
  inMenu: true,
  actions: { createBot, ...botActions },
  body,
};
