import { html, type Html } from '../../../runtime/pages/page.js';
import { operationAction } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { items } from '../show.js';
import type { View } from '../view.js';

type Listed = Awaited<ReturnType<typeof list>>[number];

const list = async (view: View) => (await view.call('listExports')).exports;

const stateOf = ({ pending, failed_timestamp, deleted_timestamp }: Listed): string => {
  if (pending) return 'The server makes it. Load this page again in a while.';
  if (deleted_timestamp !== null) return 'Deleted.';
  return failed_timestamp === null ? 'Ready.' : 'Failed. The log of the server has the reason.';
};

const body = async (view: View): Promise<Html> => {
  const newestFirst = (await list(view)).toReversed();
  const shown = newestFirst.map(
    (one) =>
      html`<p>Of ${view.time(one.export_time)}. ${stateOf(one)}</p>
        ${one.export_url !== null && html`<p><a href="${one.export_url}">Download</a></p>`}
        ${one.export_url !== null && view.form('remove', { fixed: { export_id: String(one.id) } })}`,
  );
  return html`<p>An export is an archive of the public data of the organization.</p>
    ${view.form('create')}
    <h2>Exports</h2>
    ${items(shown, 'There are no exports.')}`;
};

/** The exports of the organization. */
export const exportsPage: ManagedPage = {
  path: '/organization/exports',
  title: 'Exports',
  needs: 'createExport',
  inMenu: true,
  actions: {
    create: operationAction('createExport', {
      button: 'Make an export',
      done: 'The server makes the export.',
    }),
    remove: operationAction('deleteExport', {
      button: 'Delete the archive',
      done: 'The archive is deleted.',
      isSevere: true,
    }),
  },
  body,
};
