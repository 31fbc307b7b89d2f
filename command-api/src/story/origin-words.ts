import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { CopyOrigin } from '@ecrin/domain/story/shared-copy.ts';

/** `page`: after whose story it is; `book`: on its own. `author` null: not known any more. */
export type OriginTold = Readonly<{ place: 'page' | 'book'; language: Language; author: string | null }>;

const numbers: Readonly<Record<Language, readonly string[]>> = {
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
const numberOf = (count: number, language: Language): string => numbers[language][count] ?? String(count);

/** The pieces a sentence is made of. `how`: of one text, or of `some` paragraphs. */
type Pieces = Readonly<{ from: (thoughts: number) => string; how: (some: boolean) => string }>;

const frenchPieces = ({ place, author }: OriginTold, reviewed: boolean): Pieces => {
  const reader = place === 'page' ? 'de sa main' : `par ${author ?? 'la personne qui l’a écrit'}`;
  const [it, several, one] =
    place === 'page' ? ['Il', 'de ses pensées', 'd’une de ses pensées'] : ['Ce récit', 'pensées', 'd’une pensée'];
  return {
    from: (thoughts) => `${it} vient ${thoughts === 1 ? one : `de ${numberOf(thoughts, 'fr')} ${several}`}`,
    how: (some) => `avec l’aide de l’IA${reviewed ? ` et relu${some ? 's' : ''} ${reader}` : ''}`,
  };
};

const englishPieces = ({ place, author }: OriginTold, reviewed: boolean): Pieces => {
  const [it, several, one] =
    place === 'page' ? ['It', 'of their thoughts', 'of their thoughts'] : ['This story', 'thoughts', 'thought'];
  return {
    from: (thoughts) => `${it} comes from ${numberOf(thoughts, 'en')} ${thoughts === 1 ? one : several}`,
    how: () => `with the help of AI${reviewed ? ` and read over by ${author ?? 'the person who wrote it'}` : ''}`,
  };
};

const inFrench = ({ thoughts, paragraphs, composed, reviewed }: CopyOrigin, told: OriginTold): string => {
  const { from, how } = frenchPieces(told, reviewed);
  if (composed === 0) return `${from(thoughts)}.`;
  if (composed === paragraphs) return `${from(thoughts)}, composé ${how(false)}.`;
  const some = composed === 1 ? 'un a été composé' : `${numberOf(composed, 'fr')} ont été composés`;
  return `${from(thoughts)}. Sur ${numberOf(paragraphs, 'fr')} paragraphes, ${some} ${how(composed > 1)}.`;
};

const inEnglish = ({ thoughts, paragraphs, composed, reviewed }: CopyOrigin, told: OriginTold): string => {
  const { from, how } = englishPieces(told, reviewed);
  if (composed === 0) return `${from(thoughts)}.`;
  if (composed === paragraphs) return `${from(thoughts)}, composed ${how(false)}.`;
  const some = composed === 1 ? 'one was' : `${numberOf(composed, 'en')} were`;
  return `${from(thoughts)}. Of its ${numberOf(paragraphs, 'en')} paragraphs, ${some} composed ${how(true)}.`;
};

/** What a story was made from, and what of it a model composed; null: from no thought. */
export const originSentence = (origin: CopyOrigin, told: OriginTold): string | null => {
  if (origin.thoughts === 0) return null;
  return told.language === 'fr' ? inFrench(origin, told) : inEnglish(origin, told);
};
