import { failStoryDraft } from '@ecrin/domain/story-draft/commands/compose-story-draft.ts';
import type { DraftFailure } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { composeSection } from './compose-section.ts';
import type {
  ComposeStoryInput,
  ComposeStoryOutcome,
  DraftPlan,
  PlanDraftInput,
  SectionOutcome,
} from './compose-story.input.ts';
import { concludeDraft } from './conclude-draft.ts';
import { decideOnDraft, readComposing, type ComposeStoryServices } from './draft-step.ts';
import { planDraft } from './plan-draft.ts';

type Section = ComposeStoryInput & Readonly<{ section: number }>;
type Failed = ComposeStoryInput & Readonly<{ reason: DraftFailure }>;

export const createComposeStoryActivities = (services: ComposeStoryServices) => ({
  plan: (input: PlanDraftInput, context: ActivityContext): Promise<DraftPlan> => planDraft(services, input, context),
  compose: (input: Section, context: ActivityContext): Promise<SectionOutcome> =>
    composeSection(services, input, context),
  conclude: (input: ComposeStoryInput, context: ActivityContext): Promise<ComposeStoryOutcome> =>
    concludeDraft(services, input, context),
  fail: async ({ reason, ...input }: Failed, context: ActivityContext): Promise<ComposeStoryOutcome> => {
    const draft = await readComposing(services, input);
    if (!draft) return 'ended';
    await decideOnDraft(services, draft, context)('failStoryDraft', failStoryDraft, (which) => ({ ...which, reason }));
    return 'failed';
  },
});
export type ComposeStoryActivities = ReturnType<typeof createComposeStoryActivities>;
