import { completeStoryDraft } from '@ecrin/domain/story-draft/commands/compose-story-draft.ts';
import type { RequestedDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import { takeDraft } from '@ecrin/domain/story/commands/take-draft.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ComposeStoryInput, ComposeStoryOutcome } from './compose-story.input.ts';
import { promptVersion } from './compose/story-prompt.ts';
import { decideOnDraft, readComposing, stepOf, type ComposeStoryServices } from './draft-step.ts';

/** Puts what was composed into the story, then ends the draft: a crash between both tries this again, and finds its paragraphs there. */
export const concludeDraft = async (
  services: ComposeStoryServices,
  input: ComposeStoryInput,
  context: ActivityContext,
): Promise<ComposeStoryOutcome> => {
  const draft = await readComposing(services, input);
  if (!draft) return 'ended';
  if (draft.composed.every((paragraphs) => !paragraphs || paragraphs.length === 0))
    throw new ActivityFault('nothing-to-read', 'nothing was composed', null);
  await putIntoStory(services, draft, context);
  const made = { engine: services.orbs.engine, model: services.orbs.writing()?.model ?? '', promptVersion };
  await decideOnDraft(services, draft, context)('completeStoryDraft', completeStoryDraft, (which) => ({
    ...which,
    ...made,
  }));
  return 'completed';
};

const putIntoStory = async (services: ComposeStoryServices, draft: RequestedDraft, context: ActivityContext) => {
  const { draftId, storyId, base, partIds, sections, composed } = draft;
  const step = stepOf(services, draft, context);
  const taken = {
    draftId,
    base,
    partIds,
    sections: (sections ?? []).map((section, at) => ({ partIds: section.partIds, paragraphs: composed[at] ?? [] })),
    now: step.now,
  };
  const outcome = await decideInStep(
    services.execute,
    step,
  )({
    name: 'takeDraft',
    aggregate: story,
    id: storyId,
    decide: takeDraft,
    input: taken,
  });
  if (!('refused' in outcome)) return;
  const isGone = outcome.refused === 'story.not-found' || outcome.refused === 'story.deleted';
  throw new ActivityFault(isGone ? 'story-gone' : 'story-full', 'the story does not take it', null);
};
