import { textFile } from '../../../support/files.js';
import { picture } from '../../../support/pictures.js';
import { clientOf, request, type Action, type Fixtures } from './fixtures.js';

const upload = (kept: string): Action => ({
  by: 'uploadFile',
  title: `uploads ${kept}`,
  async run(fixtures) {
    const { client } = fixtures.anna;
    const { url } = await client.ok(
      'POST',
      '/user_uploads',
      { filename: textFile(`${kept}.txt`, 'Notes') },
      'multipart',
    );
    fixtures.links[kept] = String(url);
    const { attachments } = await client.ok('GET', '/attachments');
    fixtures.ids[kept] = attachments.at(-1).id;
  },
});

const share = (kept: string): Action =>
  request(
    'sendMessage',
    'links the file in a message',
    'anna',
    ({ team, links }) => [
      'POST',
      '/messages',
      { type: 'channel', to: team, topic: 'files', content: `[notes](${links[kept] ?? ''})` },
    ],
    ({ ids }, { id }) => {
      ids.shared = id;
    },
  );

const uploadLogo = (night: boolean): Action => ({
  by: 'uploadLogo',
  title: `uploads a logo for ${night ? 'dark' : 'light'} backgrounds`,
  run: async ({ owner }: Fixtures): Promise<unknown> =>
    owner.ok('POST', '/realm/logo', { file: await picture(), night }, 'multipart'),
});

const addEmoji = (name: string): Action => ({
  by: 'uploadCustomEmoji',
  title: `adds the emoji ${name}`,
  run: async (fixtures: Fixtures) =>
    clientOf(fixtures, 'anna').ok('POST', `/realm/emoji/${name}`, { filename: await picture() }, 'multipart'),
});

/** Files, avatars and custom emoji. */
export const fileActions: readonly Action[] = [
  upload('first'),
  upload('second'),
  share('first'),
  request('updateMessage', 'replaces the link with one to another file', 'anna', ({ ids, links }) => [
    'PATCH',
    `/messages/${String(ids.shared)}`,
    { content: `[notes](${links.second ?? ''})` },
  ]),
  request('deleteMessage', 'deletes the message', 'owner', ({ ids }) => [
    'DELETE',
    `/messages/${String(ids.shared)}`,
  ]),
  upload('third'),
  request('deleteAttachment', 'deletes a file', 'anna', ({ ids }) => [
    'DELETE',
    `/attachments/${String(ids.third)}`,
  ]),
  {
    by: 'uploadOwnAvatar',
    title: 'uploads an avatar',
    run: async ({ anna }: Fixtures): Promise<unknown> =>
      anna.client.ok('POST', '/users/me/avatar', { file: await picture() }, 'multipart'),
  },
  request('deleteOwnAvatar', 'deletes the avatar', 'anna', () => ['DELETE', '/users/me/avatar']),
  {
    by: 'uploadIcon',
    title: 'uploads an icon',
    run: async ({ owner }: Fixtures): Promise<unknown> =>
      owner.ok('POST', '/realm/icon', { file: await picture() }, 'multipart'),
  },
  request('deleteIcon', 'deletes the icon', 'owner', () => ['DELETE', '/realm/icon']),
  uploadLogo(false),
  uploadLogo(true),
  request('deleteLogo', 'deletes the logo for dark backgrounds', 'owner', () => [
    'DELETE',
    '/realm/logo',
    { night: true },
  ]),
  addEmoji('party'),
  addEmoji('sad_party'),
  request('deleteCustomEmoji', 'deactivates an emoji', 'anna', () => ['DELETE', '/realm/emoji/party']),
];
