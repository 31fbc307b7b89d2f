import type { Decision } from '#kernel/event-sourcing.ts';
import { thoughtIdsOf, wrongStory, type InvalidStory } from '../story-terms.ts';
import type { ExistingStory } from '../story.aggregate.ts';
import type { StoryRevised } from '../story.events.ts';
import { sittingMs, type RevisionCause, type VersionedPart } from '../story.vocabulary.ts';

type Revised = Readonly<{ title?: string; parts: readonly VersionedPart[]; cause: RevisionCause; now: string }>;

/** The next version, unless its words may not be stored. */
export const revision = (
  existing: ExistingStory,
  { title = existing.title ?? '', parts, cause, now }: Revised,
): Decision<StoryRevised, InvalidStory> => {
  const { storyId, ownerId, version, sitting } = existing;
  return (
    wrongStory(title, parts) ?? [
      {
        type: 'StoryRevised',
        data: {
          storyId,
          ownerId,
          version: version + 1,
          sitting: isSameSitting(existing, cause, now) ? sitting : sitting + 1,
          cause,
          thoughtIds: thoughtIdsOf(parts),
          revisedAt: now,
        },
        private: { title, parts },
      },
    ]
  );
};

/** By hand at one time; what a model composes or a restoring brings is a version of its own. */
const isSameSitting = (existing: ExistingStory, cause: RevisionCause, now: string): boolean => {
  const isNear = Date.parse(now) - Date.parse(existing.changedAt) < sittingMs;
  return isNear && isByHand(existing.cause) && isByHand(cause);
};

const isByHand = (cause: RevisionCause): boolean => cause !== 'draft' && cause !== 'restore';
