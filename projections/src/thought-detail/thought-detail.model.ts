import type { ThoughtDetail, ThoughtVersions } from '@ecrin/contracts/thought/thought.ts';
import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

export type Spoken = Readonly<{
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
  transcribedBy: ThoughtDetail['transcribedBy'];
  correctedAt: string | null;
}>;
export type Wording = Readonly<ThoughtVersions['items'][number]>;

/** One complete thought: its card, its transcript with times, and every wording it had, oldest first. `revision`: of its last event. */
export type ThoughtDetailDocument = ThoughtCardDocument &
  Spoken &
  Readonly<{ wordings: readonly Wording[]; revision: number }>;

export const thoughtDetailModel: Model<ThoughtDetailDocument> = {
  name: 'thought-detail',
  version: 2,
  indexes: [['ownerId']],
};
