/** Returns the form of a text for case-insensitive search. Databases fold the case of English letters only. */
export const searchKey = (text: string): string => text.normalize('NFKC').toLowerCase();
