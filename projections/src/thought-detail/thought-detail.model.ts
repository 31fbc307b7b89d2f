import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type Spoken = Readonly<{
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
  transcribedBy: ThoughtDetail['transcribedBy'];
  correctedAt: string | null;
}>;

/**
 * The timed transcript of a thought with a recording, beside its card; a written one has none. The words and lengths of recordings are those
 * that a further recording joins. Former wordings are in the events only, sealed.
 */
export type ThoughtDetailDocument = Spoken &
  Readonly<{
    ownerId: string;
    thoughtId: string;
    content: string | null;
    recordings: readonly Readonly<{ recordingId: string; durationMs: number | null }>[];
  }>;

export const nothingSpoken: Spoken = { segments: [], setAside: [], transcribedBy: null, correctedAt: null };

export const thoughtDetailModel: Model<ThoughtDetailDocument> = {
  name: 'thought-detail',
  version: 7,
  indexes: [['ownerId']],
};
