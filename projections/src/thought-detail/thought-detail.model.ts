import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

export type Spoken = Readonly<{
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
  transcribedBy: ThoughtDetail['transcribedBy'];
  correctedAt: string | null;
}>;

/** A thought with its card and its timed transcript. `revision`: of its last event. Former wordings are in the events only, sealed. */
export type ThoughtDetailDocument = ThoughtCardDocument & Spoken & Readonly<{ revision: number }>;

export const thoughtDetailModel: Model<ThoughtDetailDocument> = {
  name: 'thought-detail',
  version: 6,
  indexes: [['ownerId']],
};
