import type { UploadedFile } from '../contract/uploaded-file.js';

/** The one file of a body, or the operation's own error about how many there are. */
export const onlyFile = (
  [file, ...others]: readonly UploadedFile[],
  refuse: { readonly none: () => Error; readonly several: () => Error },
): UploadedFile => {
  if (!file) throw refuse.none();
  if (others.length > 0) throw refuse.several();
  return file;
};
