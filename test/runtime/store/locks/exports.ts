import { completeExport, fillWeek, forgetWeek } from '../../../archive/exports/rows.js';
import { side, type Contests } from './contest.js';

/** Contests about exports. */
export const exports: Contests = {
  'two exports are requested when one more is allowed in this week': {
    locks: ['archive/exports/createExport lock'],
    async prepare({ server, owner }) {
      const { services } = server;
      await forgetWeek(services);
      await fillWeek(services);
      await services.store.write((tx) =>
        tx.run(
          'DELETE FROM exports WHERE id = (SELECT id FROM (SELECT MAX(id) AS id FROM exports) AS newest)',
        ),
      );
      const request = side(owner, 'POST', '/export/realm');
      return { sides: [request, request], wins: 1 };
    },
  },
  'an export is deleted twice': {
    locks: ['archive/exports/deleteExport lockExport', 'archive/exports/store updateLock'],
    async prepare({ server, owner }) {
      const id = await completeExport(server.services);
      const remove = side(owner, 'DELETE', `/export/realm/${String(id)}`);
      return { sides: [remove, remove], wins: 1 };
    },
  },
};
