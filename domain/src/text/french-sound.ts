import { normalizeWord } from './normalize-word.ts';

const vowel = 'aeiouy';
/** A vowel before n or m is nasal unless a vowel follows: « Martin », but not « Martine ». */
const nasal = (letters: string): RegExp => new RegExp(`(?:${letters})[nm](?![${vowel}nmh])`, 'gu');

// In order: each rule applies to the output of those before. Capitals are sounds that no single letter writes.
const rules: readonly (readonly [RegExp, string])[] = [
  [/ch(?=[lrnt])/gu, 'k'],
  [/sch|sh|ch/gu, 'S'],
  [/ph/gu, 'f'],
  [/gn/gu, 'N'],
  [/qu|q/gu, 'k'],
  [/sc(?=[eiy])/gu, 's'],
  [/c(?=[eiy])/gu, 's'],
  [/ck|c/gu, 'k'],
  [/gu(?=[eiy])/gu, 'G'],
  [/ge(?=[aou])/gu, 'j'],
  [/g(?=[eiy])/gu, 'j'],
  [/g/gu, 'G'],
  [nasal('ai|ei|i|y|u'), 'I'],
  [nasal('a|e'), 'A'],
  [nasal('o'), 'O'],
  [/eau|au/gu, 'o'],
  [/oi|oy/gu, 'wa'],
  [/ou/gu, 'U'],
  [/oe(?![aiou])|eu/gu, 'E'],
  [/ai|ei|ey|ay/gu, 'e'],
  [/ill(?=[aeiou])/gu, 'i'],
  [/x/gu, 'ks'],
  [/w/gu, 'v'],
  [/y/gu, 'i'],
  [/z/gu, 's'],
  [/h/gu, ''],
  [/(.)\1+/gu, '$1'],
  [/(?:(?<=^..)|(?<=.[^stdxp])|(?<=..)(?=e))e?[stdxp]*$/gu, ''],
  [/(?<=..)e$/gu, ''],
];

/** How a word roughly sounds in French: « Cloé », « Chloé » and « Kloé » sound alike. */
export const frenchSound = (word: string): string =>
  rules.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), normalizeWord(spelt(word)));

/** What folding would lose: a soft c, and two vowels that are spoken separately. */
const spelt = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/ç|c\u0327/gu, 's')
    .replaceAll(/ï|i\u0308/gu, 'hi')
    .replaceAll(/ë|e\u0308/gu, 'he');
