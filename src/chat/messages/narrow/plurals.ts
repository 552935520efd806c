/*
 * English words whose plural the stemmer does not reduce to the same stem as their singular. It takes the last letter of
 * `alias` for that of a plural, and does not see a plural in `menus`.
 */

const split = (words: string): string[] => words.split(/\s+/);

/** Words in -as, -is and -ns that are no plurals. Their plural ends in -es. */
const SINGULARS = new Set(
  split(`acropolis alias ananas arkansas arthritis atlas bias biogas bronchitis cannabis canvas chassis christmas
  clematis clitoris cosmopolis dallas debris dermatitis encephalitis ephemeris epidermis gas gastritis glottis
  hepatitis ibis iris judas kansas lens madras mantis marquis megalopolis meningitis metropolis midas
  necropolis pampas pancreas pelvis penis polis portcullis proboscis pubis pyxis sassafras tennis testis texas
  tigris tonsillitis trellis vegas verdigris`),
);

/** The plural of words in -sis and -xis has -es in place of -is: `crises`. */
const IN_XIS = new Set(['axis', 'praxis', 'epistaxis', 'prophylaxis']);
const isInSis = (word: string): boolean =>
  (word.length > 4 && word.endsWith('sis') && !SINGULARS.has(word)) || IN_XIS.has(word);

/** The plurals in -ses that the stemmer does not see, with their stems. */
const IN_SES: ReadonlyMap<string, string> = new Map([
  ...split('bus gas plus pus yes').flatMap((word): [string, string][] => [
    [`${word}es`, word],
    [`${word}ses`, word],
  ]),
  ['summonses', 'summon'],
]);

/** Words in -u, whose plural looks like a singular in -us. */
const IN_U = new Set(
  split(`adieu ainu apu bayou bijou bureau caribou coypu cpu cru dpu ecru ecu emu fichu flu fpu fugu gnu gpu guru
  haiku hindu impromptu imu iou juju kombu kudu kungfu luau lulu manitou marabou mcu menu milieu mumu npu ombu
  parvenu poilu psu purlieu shiatsu sku snafu submenu sudoku tabu tatu tiramisu tofu tpu tutu ubuntu urdu vpu
  you zebu zulu`),
);

const isInU = (singular: string): boolean => IN_U.has(singular) || singular.endsWith('eau');

/** Returns the form of a word that the stemmer reduces as it does the other number, or the stem itself. */
export const regularForm = (word: string): { readonly word: string; readonly isStem: boolean } => {
  if (SINGULARS.has(word)) return { word, isStem: true };
  const single = IN_SES.get(word);
  if (single !== undefined) return { word: single, isStem: true };
  if (isInSis(word)) return { word: `${word.slice(0, -2)}es`, isStem: false };
  if (word.endsWith('us') && isInU(word.slice(0, -1))) return { word: word.slice(0, -1), isStem: false };
  return { word, isStem: false };
};
