import { fold } from '#text/search-words.ts';

/** One sentence as words between spaces, spelt out; `quoted`: it stands between quotation marks. */
export type PlainSentence = Readonly<{ words: string; quoted: boolean }>;

/** How people type: short forms of messages, and words run together. */
const spelled: Readonly<Record<string, string>> = {
  c: 'c est',
  cest: 'c est',
  cetait: 'c etait',
  g: 'j ai',
  chui: 'je suis',
  chuis: 'je suis',
  shui: 'je suis',
  ke: 'que',
  k: 'que',
  ki: 'qui',
  pr: 'pour',
  pu: 'plus',
  pus: 'plus',
  pa: 'pas',
  tt: 'tout',
  tte: 'toute',
  tlm: 'tout le monde',
  ds: 'dans',
  ac: 'avec',
  avc: 'avec',
  qd: 'quand',
  pcq: 'parce que',
  bcp: 'beaucoup',
  jms: 'jamais',
  mm: 'meme',
  ptit: 'petit',
  ptite: 'petite',
  ya: 'il y a',
  detre: 'd etre',
  dexister: 'd exister',
  sarrete: 's arrete',
  quil: 'qu il',
  quelle: 'qu elle',
  ma1: 'm a',
  jveu: 'je veux',
  jpeu: 'je peux',
  mourire: 'mourir',
  suiside: 'suicide',
  sucide: 'suicide',
  suicid: 'suicide',
  suicider: 'suicider',
  im: 'i m',
  ive: 'i ve',
  ill: 'i ll',
  dont: 'don t',
  cant: 'can t',
  wont: 'won t',
  didnt: 'didn t',
  isnt: 'isn t',
  wasnt: 'wasn t',
  havent: 'haven t',
  wouldnt: 'wouldn t',
  theyd: 'they d',
  hes: 'he s',
  shes: 'she s',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  theyre: 'they re',
  youre: 'you re',
  u: 'you',
  ur: 'your',
};

/** « jveux », « jsuis »: no French word begins with j and a consonant. « jai », « jetais »: those with a vowel are few. */
const runTogether =
  /^j(?=[bcdfghklmnpqrstvwxz]|ai$|ais$|aurai|avai|avale$|etai|etouffe|aime|arriv|en$|y$|ecri|attend|essa|ose$|imagine$|habite$|espere$|arrete$|existe$)/;

const spell = (word: string): string =>
  Object.hasOwn(spelled, word) ? (spelled[word] ?? word) : word.replace(runTogether, (j) => (j === 'j' ? 'je ' : j));

/** `je ai` is said « j ai »; the c of « c est » is not the c of messages. */
const elided = (words: string): string =>
  words.replaceAll(/ je (?=[aeiouy])/gu, ' j ').replaceAll(/ c est (?=est |etait )/gu, ' c ');

/** Unpunctuated speech is one sentence; constructions are looked for within this many words, each part repeating the end of the last. */
const mostWords = 60;
const repeated = 14;

const partsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  if (words.length <= mostWords) return [words];
  const step = mostWords - repeated;
  return Array.from({ length: Math.ceil((words.length - repeated) / step) }, (_none, index) =>
    words.slice(index * step, index * step + mostWords),
  );
};

const opening = /[«“]|(?<=^|\s)"/u;
const quotes = /[«“"][^«»“”"]{1,400}[»”"]/gu;

const wordsIn = (sentence: string): readonly string[] => fold(sentence).match(/[\p{L}\p{N}]+/gu) ?? [];

const plain = (text: string, quoted: boolean): readonly PlainSentence[] =>
  text
    .split(/[.!?…;:\n()–—]+/u)
    .flatMap((sentence) => partsOf(wordsIn(sentence)))
    .filter((words) => words.length > 0)
    .map((words) => ({ words: elided(` ${words.map(spell).join(' ')} `), quoted }));

/** Sentences in order, what is quoted apart from what is said. */
export const plainSentencesOf = (text: string): readonly PlainSentence[] => {
  if (!opening.test(text)) return plain(text, false);
  const said: PlainSentence[] = [];
  let from = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    said.push(...plain(text.slice(from, index), false), ...plain(quote, true));
    from = index + quote.length;
  }
  return [...said, ...plain(text.slice(from), false)];
};
