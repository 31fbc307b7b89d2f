import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { writtenWords } from '@ecrin/domain/text/written-words.ts';

type CorrectedTranscript = Pick<ThoughtDetail, 'content' | 'correctedAt' | 'segments'>;

/** Where the person who corrected a transcript began a new paragraph, counted in words; empty when nobody did. */
export const correctedParagraphs = ({ content, correctedAt, segments }: CorrectedTranscript): readonly number[] => {
  if (correctedAt === null || content === null) return [];
  const lengths = content
    .split(/\n+/u)
    .map((part) => writtenWords(part).length)
    .filter((length) => length > 0);
  const ends = lengths.map((_length, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
  const all = segments.reduce((sum, { words }) => sum + words.length, 0);
  return ends.at(-1) === all ? ends.slice(0, -1) : [];
};
