import { editDistance } from '@ecrin/domain/text/edit-distance.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';

export type WordErrors = Readonly<{ errors: number; words: number }>;

/** Words inserted, removed or replaced; accents, capitals and punctuation do not count. */
export const wordErrors = (reference: string, hypothesis: string): WordErrors => {
  const [expected, found] = [reference, hypothesis].map((text) => wordsOf(text).map(({ word }) => word));
  return { errors: editDistance(expected ?? [], found ?? []), words: expected?.length ?? 0 };
};
