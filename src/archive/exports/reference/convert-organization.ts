import { userSettingsIn, organizationSettingsIn } from './settings.js';
import {
  fileItem,
  findPicture,
  maybeReference,
  recordItem,
  type Conversion,
  type FoundFile,
  type Items,
} from './conversion.js';
import type { Fields } from './fields.js';
import { cut } from './texts.js';

const NAME_CHARACTERS = 100;
const DESCRIPTION_CHARACTERS = 1000;
const UPLOADED = 'U';

/** The names of files of a picture. The original is preferred over what was made of it. */
const NAMES = {
  icon: ['icon.original', 'icon.png'],
  logo: ['logo.original', 'logo.png'],
  night_logo: ['night_logo.original', 'night_logo.png'],
} as const;

const findOwn = async (
  conversion: Conversion,
  row: Fields,
  what: keyof typeof NAMES,
  number: number,
): Promise<FoundFile | undefined> => {
  if (row.text(`${what}_source`) !== UPLOADED) return undefined;
  const rows = conversion.scratch.all<{ path: string }>(
    `SELECT path FROM files WHERE folder = 'realm_icons'`,
  );
  const paths = NAMES[what].flatMap((name) =>
    rows.flatMap(({ path }) => (path.endsWith(`/${name}`) ? [path] : [])),
  );
  const found = await findPicture(conversion, paths, `files/organization/${number}`);
  return conversion.notTaken.unless(found, 'unreadable icons and logos');
};

/** Yields the organization and its pictures. */
export const convertOrganization = async function* (conversion: Conversion): Items {
  const { scratch } = conversion;
  const [defaults] = scratch.rowsOf('zerver_realmuserdefault');
  for (const row of scratch.rowsOf('zerver_realm')) {
    const icon = await findOwn(conversion, row, 'icon', 1);
    const logo = await findOwn(conversion, row, 'logo', 2);
    const night = await findOwn(conversion, row, 'night_logo', 3);
    const record = {
      name: cut(row.text('name'), NAME_CHARACTERS),
      description: cut(row.text('description'), DESCRIPTION_CHARACTERS),
      created_at: row.seconds('date_created'),
      settings: organizationSettingsIn(conversion, row),
      user_defaults: defaults ? userSettingsIn(defaults) : {},
      icon: maybeReference(icon),
      logo: maybeReference(logo),
      night_logo: maybeReference(night),
    };
    yield recordItem('organization', record, row.place);
    for (const file of [icon, logo, night]) if (file) yield fileItem(file);
  }
};
