import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireStory, type StoryUnavailable } from '#story/commands/require-story.ts';
import type { Story } from '#story/story.aggregate.ts';
import type { StoryPart } from '#story/story.vocabulary.ts';
import type { StoryDraft } from '../story-draft.aggregate.ts';
import type { StoryDraftRequested } from '../story-draft.events.ts';

/** `story`: as it is now. `partIds`: what the person lets it replace, as they saw it in the version `base`. */
export type RequestStoryDraft = Readonly<{
  draftId: string;
  ownerId: string;
  timeZone: string;
  base: number;
  partIds: readonly string[];
  story: Story;
  now: string;
}>;
export type RequestDraftRefusal = 'story-draft.nothing-chosen' | 'story-draft.composing' | StoryUnavailable;

/** A paragraph that rests on thoughts; one without has nothing it could be composed from. */
export const isComposable = ({ kind, sources }: Pick<StoryPart, 'kind' | 'sources'>): boolean =>
  kind === 'paragraph' && sources.length > 0;

/** One at a time for a story. The caller checks the engine, its acceptance and the budgets. */
export const requestStoryDraft = (
  { story, partIds, now, ...asked }: RequestStoryDraft,
  state: StoryDraft,
): Decision<StoryDraftRequested, RequestDraftRefusal> =>
  requireStory<Decision<StoryDraftRequested, RequestDraftRefusal>>(story, ({ storyId, ownerId, language, parts }) => {
    if (ownerId !== asked.ownerId) return refuse('story.not-found');
    if (state.status !== 'absent' && state.draftId === asked.draftId) return nothingNew;
    if (state.status === 'composing') return refuse('story-draft.composing');
    const wanted = new Set(partIds);
    const chosen = parts.filter((part) => isComposable(part) && wanted.has(part.partId)).map(({ partId }) => partId);
    if (chosen.length === 0) return refuse('story-draft.nothing-chosen');
    const data = { ...asked, storyId, language, partIds: chosen, requestedAt: now };
    return [{ type: 'StoryDraftRequested', data, private: null }];
  });
