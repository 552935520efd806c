const PRONOUNS = `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves what which who whom this that these those`;
const VERBS = 'am is are was were be been being have has had having do does did doing can will don should';
const PREPOSITIONS = `of at by for with about against between into through during before after above below to from up
  down in out on off over under`;
const OTHERS = `a an the and but if or because as until while again further then once here there when where why how all
  any both each few more most other some such no nor not only own same so than too very just now`;
const LETTERS = 'b c d e f g h j k l m n o p q r s t u v w x y z';

/** English words that most messages contain. */
export const stopWords: readonly string[] = [PRONOUNS, VERBS, PREPOSITIONS, OTHERS, LETTERS].flatMap(
  (words) => words.split(/\s+/),
);
