import type { Language } from '@ecrin/domain/kernel/language.ts';
import { fold, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { byWeight, type Sentence } from './extract-sentences.ts';

// A title is a whole phrase of the person's own words, or there is none. The lists were set on 1,120 French and 360 English labelled thoughts;
// read one by one, none of the 182 titles of 260 others is a piece of a phrase.

const titleLength = 60;
const leastWords = 2;
const leastWordsOfPart = 3;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).map(fold));

/** They tie what follows to a main clause: a sentence that begins so and ends without one is a piece of it. */
const subordinating: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf('quand lorsque lorsqu parce puisque puisqu tandis comme si afin bien sauf que qu qui dont où'),
  en: setOf('when while because since although though unless until if that which who whom whose where whereas'),
};
/** A first part that begins so leans on the rest of its sentence: a preposition, or a word that continues what came before. */
const leaning: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf(
    `et ou mais donc or ni car alors puis ensuite enfin bref bon ben avant après depuis pendant dans sur sous à en de d du des chez par pour sans avec vers entre contre
    devant derrière parmi malgré selon dès jusqu jusque au aux voilà figurez dites dis tiens oui non là plus moins trop autant tant quel quelle quels quelles`,
  ),
  en: setOf(
    `and or but so then nor yet before after since during in on under at from of off with without for by to into onto about against despite through over between per
    yeah yes no well okay ok now here there like as than both either neither`,
  ),
};
/** No phrase ends with one of these: its object, clause or second half is missing. */
const unfinished: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf(
    `et ou mais ni que qu qui dont où si comme le la les un une des du de d à au aux en dans sur pour par avec sans je tu il elle on nous vous ils elles
    est suis es sont était étais ai as a ont avait très trop plus moins
    dit dis disent disait annonce annonçait répond répondait demande demandait crie criait jure jurait répète répétait murmure murmurait pense pensait explique expliquait écrit écrivait lance lançait
    expliqué annoncé répondu demandé crié juré répété murmuré lancé précisé ajouté raconté conclu déclaré`,
  ),
  en: setOf(
    `and or but nor that which who whom whose where if as like than the a an my your his her our their of to in on at for by with from i you he she we they it
    is am are was were be been have has had do does did very too so never not shall will would can could must should may might
    say says said announce announces announced answer answers answered ask asks asked shout shouts shouted whisper whispered think thinks thought reckon told tell tells explain explains explained
    myself yourself himself herself itself ourselves themselves`,
  ),
};
/** Inside a part that is cut at a comma, these open a clause of which nobody knows here whether it is whole. */
const openings: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf('que qu qui dont où quand lorsque si parce puisque beau tellement'),
  en: setOf('that which who whom whose where when while if because although so'),
};

/** As a reader counts them: « l’imam » is one. */
const wordCount = (text: string): number => text.split(' ').length;
/** Behind a comma they begin another clause: anything else may be an aside, after which the first one goes on. */
const beginning: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf('et mais car donc puis alors je j tu il elle on nous vous ils elles c ça'),
  en: setOf('and but so then i you he she we they it that this'),
};

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ word }) => fold(word));

const pairs = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
] as const;
const countOf = (sign: string, text: string): number => text.split(sign).length - 1;
const isBalanced = (text: string): boolean =>
  pairs.every(([open, close]) => countOf(open, text) === countOf(close, text)) && countOf('"', text) % 2 === 0;

const trimmed = (text: string): string => text.replace(/(?<![.,;:–—\s])[.,;:–—\s]+$/u, '');

const isPhrase = (words: readonly string[], language: Language): boolean =>
  !subordinating[language].has(words[0] ?? '') && !unfinished[language].has(words.at(-1) ?? '');

const isFit = (text: string, least: number): boolean =>
  text.length <= titleLength && wordCount(text) >= least && isBalanced(text);

const wholeSentence = (text: string, language: Language): string | null => {
  const whole = trimmed(text);
  if (!isFit(whole, leastWords)) return null;
  const words = foldedWords(whole);
  return words.length > 0 && (isPhrase(words, language) || /[,?]/u.test(whole)) ? whole : null;
};

/** A colon announces what it would leave out; behind a comma only another clause ends this one. */
const endsClause = (sign: string, after: string, language: Language): boolean =>
  !/[:…]/u.test(sign) && (sign !== ',' || beginning[language].has(foldedWords(after.slice(0, 20))[0] ?? ''));

/** What stands before the first comma, semicolon or dash, where the clause ends there; half a question is none. */
const beforeFirstSign = (text: string, language: Language): string | null => {
  const at = text.search(/[,;:–—…]/u);
  const [sign, after] = [text.charAt(at), text.slice(at + 1)];
  return at > 0 && !text.includes('?') && endsClause(sign, after, language) ? trimmed(text.slice(0, at)) : null;
};

const isPhraseByItself = (words: readonly string[], language: Language): boolean =>
  isPhrase(words, language) &&
  !leaning[language].has(words[0] ?? '') &&
  !words.slice(1).some((word) => openings[language].has(word));

const firstPart = (text: string, language: Language): string | null => {
  const part = beforeFirstSign(text, language);
  return part !== null && isFit(part, leastWordsOfPart) && isPhraseByItself(foldedWords(part), language) ? part : null;
};

/** The person's own highest-weighted sentence that is short, or whose first part is a phrase by itself; null where there is none. */
export const extractTitle = (sentences: readonly Sentence[], language: Language): string | null => {
  for (const { text } of byWeight(sentences)) {
    const title = wholeSentence(text, language) ?? firstPart(text, language);
    if (title !== null) return title;
  }
  return null;
};
