import type { Decision } from '#kernel/event-sourcing.ts';
import { thoughtIdsOf, wrongStory, type InvalidStory } from '../story-terms.ts';
import type { ExistingStory } from '../story.aggregate.ts';
import type { StoryRevised, StoryWords } from '../story.events.ts';
import { sittingMs, type RevisionCause, type VersionedPart } from '../story.vocabulary.ts';
import { draftsIn, withDraft } from '../waiting-drafts.ts';

/** `draftId`: of the draft that is taken. */
type Revised = Readonly<{
  title?: string;
  parts: readonly VersionedPart[];
  cause: RevisionCause;
  draftId?: string;
  now: string;
}>;

/** The next version, unless its words may not be stored. While composed paragraphs in it wait for their author, others read what they read before. */
export const revision = (
  existing: ExistingStory,
  { title = existing.title ?? '', parts, cause, draftId, now }: Revised,
): Decision<StoryRevised, InvalidStory> => {
  const { storyId, ownerId, version, sitting } = existing;
  const waits = draftsIn(parts, withDraft(existing.waiting, draftId)).length > 0;
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
          ...(draftId !== undefined && { draftId }),
          revisedAt: now,
        },
        private: { title, parts, ...(waits && { published: publishedOf(existing) }) },
      },
    ]
  );
};

const publishedOf = ({ title, parts, published }: ExistingStory): StoryWords =>
  published ?? { title: title ?? '', parts };

/** By hand at one time; what a model composes or a restoring brings is a version of its own. */
const isSameSitting = (existing: ExistingStory, cause: RevisionCause, now: string): boolean => {
  const isNear = Date.parse(now) - Date.parse(existing.changedAt) < sittingMs;
  return isNear && isByHand(existing.cause) && isByHand(cause);
};

const isByHand = (cause: RevisionCause): boolean => cause !== 'draft' && cause !== 'restore';
