/** The form in which texts are searched, without regard to case: databases know that of English letters only. */
export const searchKey = (text: string): string => text.normalize('NFKC').toLowerCase();
