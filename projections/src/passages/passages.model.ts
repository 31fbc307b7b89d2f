import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** A part of a thought's words, `end` exclusive; `vector`: see `vector-text.ts`. */
export type Passage = Readonly<{ start: number; end: number; vector: string }>;

/** What a thought means, passage by passage, for search by meaning. Its words are in the card of the same wording. */
export type PassagesDocument = Readonly<{
  ownerId: string;
  thoughtId: string;
  language: Language;
  wording: number;
  /** No model reads it. */
  withoutAi: boolean;
  /** The vectors of the current wording are still to be computed. */
  waiting: boolean;
  /** The model that computed them and when (ISO 8601); null: none yet. */
  placedBy: string | null;
  placedAt: string | null;
  passages: readonly Passage[];
}>;

export const passagesModel: Model<PassagesDocument> = {
  name: 'thought-passages',
  version: 1,
  indexes: [['waiting', 'thoughtId'], ['placedBy'], ['ownerId', 'placedAt']],
};

export const unplaced = { waiting: true, placedBy: null, placedAt: null, passages: [] } as const;
