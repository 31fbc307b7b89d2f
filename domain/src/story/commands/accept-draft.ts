import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryDraftAccepted } from '../story.events.ts';
import { requireStory, type StoryUnavailable } from './require-story.ts';

/** `draftIds`: those the author has seen; one that came since still waits. */
export type AcceptDraft = Readonly<{ draftIds: readonly string[]; now: string }>;

/** From now on others may read what these drafts composed, but for sentences without a source: each of those is decided on its own. */
export const acceptDraft = (
  { draftIds, now }: AcceptDraft,
  state: Story,
): Decision<StoryDraftAccepted, StoryUnavailable> =>
  requireStory<Decision<StoryDraftAccepted>>(state, ({ storyId, ownerId, waiting }) => {
    const accepted = waiting.filter((id) => draftIds.includes(id));
    if (accepted.length === 0) return nothingNew;
    const data = { storyId, ownerId, draftIds: accepted, acceptedAt: now };
    return [{ type: 'StoryDraftAccepted', data, private: null }];
  });
