import type { Tx } from '../../runtime/store/types.js';
import type { Domain } from './domains.js';
import { olderNamesOf } from './legacy-fields.js';
import { isPermission } from './permissions.js';
import type { CodePlayground } from './playgrounds.js';
import type { Organization, OrganizationChange, PictureKind } from './store.js';
import { viewPictures } from './view.js';

/** Settings that are sent with op `update_dict` for historical reasons only. */
const namesInUpdateDict: ReadonlySet<string> = new Set([
  'allow_message_editing',
  'edit_topic_policy',
  'message_content_edit_limit_seconds',
  'authentication_methods',
]);

/** Sends everyone a `realm` event for each change. Makes every process read the organization again. */
export const emitOrganizationChange = (tx: Tx, { settings, ...own }: OrganizationChange): void => {
  for (const [property, value] of Object.entries({ ...own, ...settings })) {
    const older = olderNamesOf({ [property]: value });
    const isDict = isPermission(property) || namesInUpdateDict.has(property) || Object.keys(older).length > 0;
    const change = isDict
      ? { op: 'update_dict', property: 'default', data: { [property]: value, ...older } }
      : { op: 'update', property, value };
    tx.emit({ type: 'realm', ...change }, { users: 'everyone' });
  }
  tx.invalidate('organization');
};

export const emitDomain = (tx: Tx, op: 'add' | 'change', realm_domain: Domain): void => {
  tx.emit({ type: 'realm_domains', op, realm_domain }, { users: 'everyone' });
};

export const emitDomainRemoved = (tx: Tx, domain: string): void => {
  tx.emit({ type: 'realm_domains', op: 'remove', domain }, { users: 'everyone' });
};

/** Sends everyone all code playgrounds. */
export const emitPlaygrounds = (tx: Tx, realm_playgrounds: readonly CodePlayground[]): void => {
  tx.emit({ type: 'realm_playgrounds', realm_playgrounds }, { users: 'everyone' });
};

/** Sends everyone a changed picture of the organization. Makes every process read the organization again. */
export const emitPicture = (tx: Tx, organization: Organization, kind: PictureKind): void => {
  const data = viewPictures(organization)[kind];
  tx.emit({ type: 'realm', op: 'update_dict', property: kind, data }, { users: 'everyone' });
  tx.invalidate('organization');
};
