/**
 * Returns a text in the form and in the lower case in which texts are compared. Databases fold the case of English letters
 * only. The Turkish İ becomes i: JavaScript makes of it an i with a dot above, which no keyboard has.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('i\u0307', 'i');
