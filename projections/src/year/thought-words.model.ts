import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** What a year is told by of one thought, beside its card: it has no text, and no value of an analysis. */
export type ThoughtWordsDocument = Readonly<{
  ownerId: string;
  thoughtId: string;
  /** As on the card. */
  dayPart: string;
  private: boolean;
  /** Its subject words, each once. */
  words: readonly string[];
  /** Of how many words it is. */
  length: number;
  /** Of all recordings, also of those whose sound was erased. */
  spokenMs: number;
  recordings: Readonly<Record<string, number>>;
}>;

export const thoughtWordsModel: Model<ThoughtWordsDocument> = {
  name: 'thought-words',
  version: 2,
  indexes: [
    ['ownerId', 'dayPart', 'spokenMs', 'private', 'length'],
    ['ownerId', 'dayPart', 'words'],
  ],
};
