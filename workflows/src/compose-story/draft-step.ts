import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { RequestedDraft, StoryDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import { storyDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import type { StoryDraftEvent } from '@ecrin/domain/story-draft/story-draft.events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep, type DecidingStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';
import type { ComposeStoryInput } from './compose-story.input.ts';

type Reading = Pick<
  ExecuteOrbServices['orbs'],
  'writing' | 'engine' | 'partLength' | 'isAccepted' | 'readPart' | 'usedShare'
>;
/** `orbs`: what composes is what reads for orbs. */
export type ComposeStoryServices = Pick<ExecuteOrbServices, 'events' | 'execute' | 'clock'> &
  Readonly<{ orbs: Reading }>;

/** null once it has ended, or another one was requested since. */
export const readComposing = async (
  { events }: Pick<ComposeStoryServices, 'events'>,
  { storyId, draftId }: Pick<ComposeStoryInput, 'storyId' | 'draftId'>,
): Promise<RequestedDraft | null> => {
  const { state } = await loadAggregate(events, storyDraft, { id: storyId });
  return state.status === 'composing' && state.draftId === draftId ? state : null;
};

/** What decides in a step on a draft, or on its story. */
export const stepOf = (
  { clock }: Pick<ComposeStoryServices, 'clock'>,
  { draftId, ownerId, timeZone }: RequestedDraft,
  { idempotencyKey }: ActivityContext,
): DecidingStep => ({
  process: 'compose-story',
  idempotencyKey,
  correlationId: draftId,
  ownerId,
  timeZone,
  now: clock.now().toISOString(),
});

/** `name` is part of the ids of the events: see `decideInStep`. */
export const decideOnDraft =
  (services: ComposeStoryServices, draft: RequestedDraft, context: ActivityContext) =>
  async <Input>(
    name: string,
    decide: (input: Input, state: StoryDraft) => Decision<StoryDraftEvent, string>,
    inputAt: (which: Readonly<{ draftId: string; now: string }>) => Input,
  ): Promise<void> => {
    const step = stepOf(services, draft, context);
    const input = inputAt({ draftId: draft.draftId, now: step.now });
    await decideInStep(services.execute, step)({ name, aggregate: storyDraft, id: draft.storyId, decide, input });
  };
