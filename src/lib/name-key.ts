/**
 * Returns a text in the form and in the lower case in which texts are compared. Databases fold the case of English letters
 * only. The Turkish İ becomes i: JavaScript makes of it an i with a dot above, which no keyboard has.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('i\u0307', 'i');

/**
 * Returns the form in which names are compared and kept unique. A few ligatures grow eighteenfold under NFKC and would
 * exceed their column (four times the name's length). Names full of those are compared by case only.
 */
export const nameKey = (name: string): string => {
  const trimmed = name.trim();
  const key = foldCase(trimmed);
  return key.length <= 4 * trimmed.length ? key : trimmed.toLowerCase();
};
