import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** A solved example: `ideas` are numbers of sentences, from 1; `words` are words of the note; a short note has no summary. */
export type UnderstandingShot = Readonly<{
  text: string;
  mood: Mood | null;
  category: Category;
  title: string;
  ideas: readonly number[];
  words: readonly string[];
  summary: string | null;
}>;
type Written = Pick<UnderstandingShot, 'title' | 'ideas' | 'words'> & Partial<Pick<UnderstandingShot, 'summary'>>;

export const shot = (
  text: string,
  [mood, category]: readonly [Mood | null, Category],
  { summary = null, ...written }: Written,
): UnderstandingShot => ({ text, mood, category, ...written, summary });
