import { purposes, random, zipf } from './random.js';

const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu'.split(' ');
const WORDS = 20_000;
const CHINESE = Array.from('我们今天在会议上讨论了新的计划和预算问题明天继续请大家准备好材料');
const EMOJI = [':tada:', ':thumbs_up:', ':heart:', ':eyes:', '🎉', '👍'];

const vocabularyOf = (seed: number): string[] =>
  Array.from({ length: WORDS }, (_, word) =>
    Array.from({ length: 1 + Math.ceil(random(seed, purposes.words, word) * 4) }, (_none, place) => {
      const syllable = Math.floor(random(seed, purposes.words, word, place) * SYLLABLES.length);
      return SYLLABLES[syllable] ?? '';
    }).join(''),
  );

/** What a text refers to. */
export interface References {
  /** `**Name|7**`: the user to mention. Undefined without a mention. */
  readonly mention: string | undefined;
  /** The URL of an uploaded file. Undefined without a file. */
  readonly file: string | undefined;
  /** Whether the message may mention all subscribers of its channel. */
  readonly mayMentionAll: boolean;
}

/** The forms of texts, and up to which random number each occurs. The rest are plain sentences. */
const FORMS: readonly (readonly [number, (text: string, words: readonly string[]) => string])[] = [
  [0.06, (text, [page = '']) => `${text} https://example.com/${page}`],
  [0.07, (text, [picture = '']) => `${text}\nhttps://example.com/${picture}.png`],
  [0.11, (text, [word = '']) => text.replace(word, `**${word}**`)],
  [0.14, (text, [word = '']) => text.replace(word, `\`${word}()\``)],
  [0.16, (text, words) => `${text}\n\n\`\`\`js\nconst ${words[0] ?? 'a'} = '${words[1] ?? ''}';\n\`\`\``],
  [0.18, (text, words) => `${text}:\n\n${words.map((word) => `* ${word}`).join('\n')}`],
  [0.2, (text, words) => `> ${words.join(' ')}\n\n${text}`],
  [0.203, (text) => `/me ${text}`],
  [0.205, (text) => `${text} $$x^2 + y^2$$`],
];

/** Texts whose words are as unevenly frequent as those of people. */
export class Texts {
  readonly #vocabulary: readonly string[];

  constructor(private readonly seed: number) {
    this.#vocabulary = vocabularyOf(seed);
  }

  #words(count: number, ...keys: readonly number[]): string[] {
    return Array.from({ length: count }, (_, place) => {
      const word = zipf(WORDS, random(this.seed, purposes.text, ...keys, place));
      return this.#vocabulary[word] ?? '';
    });
  }

  /** Returns a name of two words and its number. */
  name(kind: number, number: number): string {
    return `${this.#words(2, purposes.name, kind, number).join(' ')} ${number}`;
  }

  #plain(message: number): { words: string[]; text: string } {
    const value = random(this.seed, purposes.form, message);
    const words = this.#words(4 + Math.floor(value * 16), message);
    if (message % 50 === 0) words.push(CHINESE.slice(message % 17, (message % 17) + 12).join(''));
    if (message % 12 === 5) words.push(EMOJI[((message / 12) % EMOJI.length) | 0] ?? '');
    // Words to search for: in half of the messages, in one of 50,000, and one of two signs.
    if (message % 2 === 0) words.push('common');
    if (message % 50_000 === 776) words.push('quixotry', '量子');
    return { words, text: words.join(' ') };
  }

  /** Returns the content of a message. */
  content(message: number, { mention, file, mayMentionAll }: References): string {
    const { words, text } = this.#plain(message);
    const value = random(this.seed, purposes.form, message, 1);
    const form = FORMS.find(([upTo]) => value < upTo);
    const formed = form ? form[1](text, words.slice(0, 3)) : text;
    const calls = mention === undefined ? '' : `@${mention} `;
    const all = mayMentionAll && message % 100 === 9 ? '@**all** ' : '';
    const attached = file === undefined ? '' : `\n[file](${file})`;
    return `${calls}${all}${formed}${attached}`;
  }

  /** Returns the content of a message after its author edited it. */
  edited(content: string, message: number): string {
    return `${content} ${this.#words(2, message, 1).join(' ')}`;
  }
}
