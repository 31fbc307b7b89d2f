import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';

/** In UTF-16 units. */
export const maxSentence = 140;
const shortest = 12;
const ends = /[.!?…。！？؟»”’")]$/u;

/** The first whole sentence of an excerpt that a poster has room for; what the end of the excerpt cuts is none. */
const sentenceIn = (excerpt: string, language: string): string | undefined =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(excerpt), ({ segment }) =>
    segment.trim(),
  )
    .filter((sentence, at, all) => at < all.length - 1 || (ends.test(sentence) && !excerpt.endsWith('…')))
    .find((sentence) => sentence.length >= shortest && sentence.length <= maxSentence);

/** What a sentence may be chosen from first: a favourite, then the longest, then the first. */
const order = ['favorite', 'longest', 'first'] as const;

/** A sentence of each thought to reread: none of these is private, or may call for help. */
export const sentencesOf = ({ reread }: Pick<YearFigures, 'reread'>): readonly string[] => {
  const found = order.flatMap((why) => {
    const thought = reread.find((one) => one.why === why)?.thought;
    const sentence = thought?.excerpt ? sentenceIn(thought.excerpt, thought.language) : undefined;
    if (!thought || sentence === undefined) return [];
    return [thought.language === 'fr' ? withFrenchTypography(sentence) : sentence];
  });
  return [...new Set(found)];
};
