import type { Texts } from './growth.ts';

/** Kept: the same text is read by all that is measured. */
const repeated = (sign: string, end = ''): ((length: number) => string) => {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? (sign.repeat(Math.ceil(length / sign.length)) + end).slice(-length);
    made.set(length, text);
    return text;
  };
};

/** A page of a journal, for what texts usually cost. */
const page =
  'Ce matin, Claire a rappelé le médecin : « Rien de grave », dit-il. J’ai compris que je devais ralentir... Pourquoi ai-je attendu ?\n\n';

/** Texts of any length, made to be costly for whatever searches, divides or normalizes them: each is one part again and again, most with an end that matches nothing before it. */
export const hostileTexts: Texts = {
  'a journal': repeated(page),
  'one long word': repeated('é'),
  'one long word of many syllables': repeated('anticonstitutionnellement'),
  'words of one letter': repeated('a '),
  'capital words': repeated('Ab '),
  blanks: repeated(' ', 'a'),
  'narrow blanks': repeated('\u202F', 'a'),
  tabs: repeated('\t', 'a'),
  'empty lines': repeated('\n', 'a'),
  'lines of one blank': repeated('\n ', 'a'),
  'full stops': repeated('.', 'a'),
  'full stops and blanks': repeated('. ', 'a'),
  'sentences of one word': repeated('A. ', 'a'),
  'sentences that want something': repeated('Je veux. '),
  questions: repeated('Ah ? '),
  dashes: repeated('– ', 'a'),
  hyphens: repeated('-', 'a'),
  commas: repeated(', ', 'a'),
  'opening quotation marks': repeated('«', 'a'),
  'opening English quotation marks': repeated('“', 'a'),
  'quotation marks and blanks': repeated('« ', 'a'),
  'straight quotation marks': repeated('"', 'a'),
  apostrophes: repeated("'", 'a'),
  'elided letters': repeated("l'", '.'),
  'opening brackets': repeated('(', 'a'),
  'opening square brackets': repeated('[', 'a'),
  'numbers in brackets': repeated('[1', 'a'),
  'numbers and commas': repeated('1,', 'a'),
  stars: repeated('*', 'a'),
  hashes: repeated('#', ' '),
  digits: repeated('1', 'a'),
  'numbers in groups': repeated('123 ', 'a'),
  'numbers in groups with commas': repeated('1,000', ' '),
  'numbered lines': repeated('1\n', 'a'),
  'signs of Markdown': repeated('\\`*_~&[]<>', 'a'),
  addresses: repeated('http://a.', ' '),
  'signs of mail addresses': repeated('a@', ' '),
  negations: repeated('ne plus '),
  'the word of a question': repeated('en mars '),
  'feelings without a mood': repeated('je me sens '),
  'what is no French sound': repeated('dtsx', 'o'),
  'accents out of order': repeated('\u0301\u0323', 'a'),
  'marks that are letters, out of order': repeated('\u0E48\u0E38', 'a'),
  families: repeated('👨‍👩‍👧‍👦'),
  flags: repeated('🇫🇷'),
  'halves of pairs': repeated('\uD83D'),
  controls: repeated('\u0000', 'a'),
  'soft hyphens': repeated('\u00AD', 'a'),
  Chinese: repeated('心'),
  Thai: repeated('กำ'),
  Arabic: repeated('لا'),
};
