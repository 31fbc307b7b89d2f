import type { Language } from '#kernel/language.ts';
import { searchedWordsOf } from '#text/searched-words.ts';

/** Words (folded) that a question is asked with, and not about, in French and English. */
const askingWords = new Set(
  `a ai aie ait alors ami apres as au aucun aussi autre autres aux avais avait avant avec avez avoir avons ayant beaucoup bien c ca car ce ceci cela
  celle celles celui ces cet cette ceux chaque chez chose choses combien comme comment contre d dans de deja depuis des dernier derniere dernieres
  derniers dire dis disais disait dit dite dites donc dont du elle elles en encore entre es est et etaient etais etait ete etes etre eu eux fait
  faire fais fois frequence il ils j jamais je jour jours jusque l la le les leur leurs lui m ma mais me meme mes mi moi mois mon n ne ni nos notais
  note notees nous on ont ou oui par parlais parlait parle parlee parler parmi pas pendant pense pensee pensees penser pensais peu peut plus pour
  pourquoi premier premiere premieres premiers pu puis qu quand que quel quelle quelles quels quelqu quelque quelques qui quoi raconte revient revenu s sa sans se
  semaine ses si son sont souvent sous sur t ta tant te tes toi ton toujours tous tout toute toutes tres trop tu un une veux vers voici voila vos
  votre vous vu y annee annees ecrit dernierement recemment sujet propos autour rien
  about after again all also am an and any are at be because been before being but by can could did do does doing done down during each ever every
  few find first for from had has have having he her here him his how i if in into is it its just last many me mean mention mentioned more most my
  myself no not note of off often on once only or other our out over own said same say saying she should since so some such talk talked tell than
  that the their them then there these they thing things think this those thought thoughts through time times to told too under until up us very
  was we were what when where which while who why will with would write wrote yes you your am pm week month year day days`
    .trim()
    .split(/\s+/u),
);

const frenchEndings =
  /(?:issements?|atrices?|ements?|ations?|erions|aient|erons|eront|erait|ances?|antes?|ions|ives?|eurs?|euses?|ant|ait|ais|ent|ees?|es|er|ez|ir|e|s|x)$/u;
const englishEndings = /(?:fulness|ations?|ements?|ingly|ings?|edly|ness|ies|ied|ely|ers?|ed|es|ly|s|e)$/u;

/** The beginning that forms of a word share: « oublié », « oublis » and « oublier » all begin with « oubli ». At least four letters stay. */
export const stemOf = (word: string, language: Language): string => {
  const stem = word.replace(language === 'fr' ? frenchEndings : englishEndings, '');
  return stem.length >= 4 ? stem : word;
};

/** Whether a question may be about a word (folded), or only is asked with it. A word of one letter is none, but where writing has no letters. */
export const isSubject = (word: string): boolean => (word.length > 1 || word >= '\u0E00') && !askingWords.has(word);

/** What a question is about: its words without those it is asked with, each by its stem, in order. */
export const questionStems = (text: string, language: Language): readonly string[] => [
  ...new Set(
    searchedWordsOf(text)
      .map(({ word }) => word)
      .filter(isSubject)
      .map((word) => stemOf(word, language)),
  ),
];

/** Whether a word of a text (folded) is a form of a stem. A short stem must be the whole word. */
export const isFormOf = (word: string, stem: string): boolean =>
  stem.length < 4 ? word === stem : word.startsWith(stem);
