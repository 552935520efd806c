import { foldCase } from '../../../lib/name-key.js';

/** Apostrophes and quotation marks that keyboards and programs put in place of `'`. */
const APOSTROPHES = /[`\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032]/g;
/** Hyphens and dashes in place of `-`. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** Returns a text of which the case is folded with one kind of apostrophes and one of hyphens, at the same positions. */
const foldSigns = (text: string): string => text.replace(APOSTROPHES, "'").replace(HYPHENS, '-');

/** Returns the form of a text in which it is searched, and compared with alert words. */
export const searchKey = (text: string): string => foldSigns(foldCase(text.replaceAll('\u00b4', "'")));

/** Returns the search key of a text whose case is folded already. Versions before this one stored such texts. */
export const refold = (key: string): string => foldSigns(key.replaceAll('i\u0307', 'i'));
