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

/** One thought whole: its card, what was said and when. `revision`: of its last event. Former wordings stay in the events, sealed. */
export type ThoughtDetailDocument = ThoughtCardDocument & Spoken & Readonly<{ revision: number }>;

export const thoughtDetailModel: Model<ThoughtDetailDocument> = {
  name: 'thought-detail',
  version: 4,
  indexes: [['ownerId']],
};
