import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { StoryDraftEvent } from './story-draft.events.ts';
import type { ComposedParagraph, DraftSection } from './story-draft.vocabulary.ts';

/** `composed`: the paragraphs of each section, null until it has them. `uses`: requests to the model so far. */
export type RequestedDraft = Readonly<{
  storyId: string;
  draftId: string;
  ownerId: string;
  language: Language;
  timeZone: string;
  base: number;
  partIds: readonly string[];
  thoughts: number;
  sections: readonly DraftSection[] | null;
  composed: readonly (readonly ComposedParagraph[] | null)[];
  uses: number;
}>;
/** The last draft of a story. */
export type StoryDraft =
  | Readonly<{ status: 'absent' }>
  | (RequestedDraft & Readonly<{ status: 'composing' | 'completed' | 'failed' | 'stopped' }>);

const ofDraft = (state: StoryDraft, draftId: string, changed: Partial<RequestedDraft>): StoryDraft =>
  state.status === 'composing' && state.draftId === draftId ? { ...state, ...changed } : state;

const ended = (state: StoryDraft, draftId: string, status: 'completed' | 'failed' | 'stopped'): StoryDraft =>
  state.status === 'composing' && state.draftId === draftId ? { ...state, status } : state;

export const storyDraft: Aggregate<StoryDraft, StoryDraftEvent> = {
  category: 'story-draft',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<StoryDraft, StoryDraftEvent>({
    StoryDraftRequested: (_state, { requestedAt: _at, ...data }) => ({
      ...data,
      status: 'composing',
      thoughts: 0,
      sections: null,
      composed: [],
      uses: 0,
    }),
    StoryDraftPlanned: (state, { draftId, thoughts, sections }) =>
      ofDraft(state, draftId, { thoughts, sections, composed: sections.map(() => null) }),
    StoryDraftSectionComposed: (state, { draftId, section }, words) =>
      state.status === 'absent'
        ? state
        : ofDraft(state, draftId, { composed: state.composed.with(section, words?.paragraphs ?? []) }),
    StoryDraftModelUsed: (state, { draftId }) =>
      state.status === 'absent' ? state : ofDraft(state, draftId, { uses: state.uses + 1 }),
    StoryDraftCompleted: (state, { draftId }) => ended(state, draftId, 'completed'),
    StoryDraftFailed: (state, { draftId }) => ended(state, draftId, 'failed'),
    StoryDraftStopped: (state, { draftId }) => ended(state, draftId, 'stopped'),
  }),
};
