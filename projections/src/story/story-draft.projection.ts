import type { ShownDraft } from '@ecrin/contracts/story/story-draft.ts';
import type { StoryDraftEvent } from '@ecrin/domain/story-draft/story-draft.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

/** The last draft of a story; none of its words. */
type StoryDraftDocument = ShownDraft & Readonly<{ ownerId: string; storyId: string }>;

export const storyDraftModel: Model<StoryDraftDocument> = { name: 'story-draft', version: 1, indexes: [['ownerId']] };

type Ended = Pick<StoryDraftDocument, 'draftId' | 'status' | 'endedAt'> &
  Partial<Pick<StoryDraftDocument, 'reason' | 'paragraphs' | 'unsourced'>>;
/** An event of an earlier draft changes nothing. */
const ended = (draft: StoryDraftDocument | null, end: Ended): StoryDraftDocument | null =>
  draft?.draftId === end.draftId ? { ...draft, ...end } : draft;

export const storyDraftProjection = defineProjection<StoryDraftDocument, StoryDraftEvent>()({
  model: storyDraftModel,
  documentId: ({ data }) => data.storyId,
  on: {
    StoryDraftRequested: (_draft, { storyId, draftId, ownerId, partIds, requestedAt }) => ({
      storyId,
      draftId,
      ownerId,
      status: 'composing',
      reason: null,
      sections: 0,
      composed: 0,
      replaces: partIds.length,
      thoughts: 0,
      paragraphs: 0,
      unsourced: 0,
      requestedAt,
      endedAt: null,
    }),
    StoryDraftPlanned: (draft, { sections, thoughts }) =>
      draft && { ...draft, sections: sections.length, thoughts, composed: 0 },
    StoryDraftSectionComposed: (draft) => draft && { ...draft, composed: draft.composed + 1 },
    StoryDraftModelUsed: (draft) => draft,
    StoryDraftCompleted: (draft, { draftId, paragraphs, unsourced, completedAt }) =>
      ended(draft, { draftId, status: 'completed', paragraphs, unsourced, endedAt: completedAt }),
    StoryDraftFailed: (draft, { draftId, reason, failedAt }) =>
      ended(draft, { draftId, status: 'failed', reason, endedAt: failedAt }),
    StoryDraftStopped: (draft, { draftId, stoppedAt }) =>
      ended(draft, { draftId, status: 'stopped', endedAt: stoppedAt }),
  },
});
