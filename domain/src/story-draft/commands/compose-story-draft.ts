import { nothingNew, refuse, type Decision, type DomainEvent } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { RunUse } from '#orb-run/orb-run.vocabulary.ts';
import type { RequestedDraft, StoryDraft } from '../story-draft.aggregate.ts';
import type {
  StoryDraftCompleted,
  StoryDraftFailed,
  StoryDraftModelUsed,
  StoryDraftPlanned,
  StoryDraftSectionComposed,
  StoryDraftStopped,
} from '../story-draft.events.ts';
import type { ComposedParagraph, DraftFailure, DraftSection } from '../story-draft.vocabulary.ts';

type Which = Readonly<{ draftId: string; now: string }>;

const namesOf = ({ storyId, draftId, ownerId }: RequestedDraft) => ({ storyId, draftId, ownerId });

/** A draft that ended meanwhile, or is not the last one any more, changes no more. */
const whileItComposes = <const Decided extends Decision<DomainEvent>>(
  state: StoryDraft,
  draftId: string,
  decide: (draft: RequestedDraft) => Decided,
): Decided | typeof nothingNew =>
  state.status === 'composing' && state.draftId === draftId ? decide(state) : nothingNew;

/** A plan replaces an earlier one, and the paragraphs that were composed by it. */
export const planStoryDraft = (
  { draftId, thoughts, sections, now }: Which & Readonly<{ thoughts: number; sections: readonly DraftSection[] }>,
  state: StoryDraft,
): Decision<StoryDraftPlanned> =>
  whileItComposes(state, draftId, (draft) =>
    isSameValue(draft.sections, sections)
      ? nothingNew
      : [{ type: 'StoryDraftPlanned', data: { ...namesOf(draft), thoughts, sections, plannedAt: now }, private: null }],
  );

type ComposedSection = Which & Readonly<{ section: number; paragraphs: readonly ComposedParagraph[] }>;

/** Of a section that is composed already, or of a plan that was replaced meanwhile, nothing is recorded. */
export const recordComposedSection = (
  { draftId, section, paragraphs, now }: ComposedSection,
  state: StoryDraft,
): Decision<StoryDraftSectionComposed> =>
  whileItComposes(state, draftId, (draft) => {
    const data = { ...namesOf(draft), section, composedAt: now };
    return draft.composed[section] === null
      ? [{ type: 'StoryDraftSectionComposed', data, private: { paragraphs } }]
      : nothingNew;
  });

/** Counts also for a draft that ended meanwhile. */
export const recordDraftUse = (
  { draftId, use, now }: Which & Readonly<{ use: RunUse }>,
  state: StoryDraft,
): Decision<StoryDraftModelUsed> =>
  state.status === 'absent'
    ? nothingNew
    : [{ type: 'StoryDraftModelUsed', data: { ...namesOf(state), draftId, ...use, usedAt: now }, private: null }];

type Made = Readonly<{ engine: string; model: string; promptVersion: string }>;

/** Once its paragraphs are in the story. */
export const completeStoryDraft = (
  { draftId, now, ...made }: Which & Made,
  state: StoryDraft,
): Decision<StoryDraftCompleted> =>
  whileItComposes(state, draftId, (draft) => {
    const paragraphs = draft.composed.flatMap((composed) => composed ?? []);
    const counts = {
      thoughts: draft.thoughts,
      paragraphs: paragraphs.length,
      unsourced: paragraphs.reduce((sum, { unsourced }) => sum + unsourced.length, 0),
    };
    const data = { ...namesOf(draft), ...made, ...counts, completedAt: now };
    return [{ type: 'StoryDraftCompleted', data, private: null }];
  });

export const failStoryDraft = (
  { draftId, reason, now }: Which & Readonly<{ reason: DraftFailure }>,
  state: StoryDraft,
): Decision<StoryDraftFailed> =>
  whileItComposes(state, draftId, (draft) => [
    { type: 'StoryDraftFailed', data: { ...namesOf(draft), reason, failedAt: now }, private: null },
  ]);

/** By the person: the last draft of the story. */
export const stopStoryDraft = (
  { now }: Readonly<{ now: string }>,
  state: StoryDraft,
): Decision<StoryDraftStopped, 'story-draft.not-found'> => {
  if (state.status === 'absent') return refuse('story-draft.not-found');
  return whileItComposes(state, state.draftId, (draft) => [
    { type: 'StoryDraftStopped', data: { ...namesOf(draft), stoppedAt: now }, private: null },
  ]);
};
