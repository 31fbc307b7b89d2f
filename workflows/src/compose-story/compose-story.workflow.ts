import { draftFailures, type DraftFailure } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ComposeStoryActivities } from './compose-story.activities.ts';
import type { ComposeStoryInput, ComposeStoryOutcome, DraftPlan, SectionOutcome } from './compose-story.input.ts';

const minute = 60_000;

/** Composes section after section, then puts them into the story; smaller sections where these do not fit the model's window. */
export const composeStory = defineWorkflow<ComposeStoryInput, ComposeStoryOutcome, ComposeStoryActivities>({
  name: 'compose-story',
  retries: {
    '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute },
    compose: { initialMs: 2_000, factor: 3, maxMs: 10 * minute, attempts: 6, timeoutMs: 10 * minute },
  },
  run: async (run, input) => {
    try {
      for (let size: number | null = null; ;) {
        const plan: DraftPlan = await run.activities.plan({ ...input, size });
        const outcome = await composeAll(plan.sections, (section) => run.activities.compose({ ...input, section }));
        if (outcome === 'ended') return outcome;
        if (outcome === 'composed') return await run.activities.conclude(input);
        size = Math.floor(plan.size / 2);
      }
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      return run.activities.fail({ ...input, reason: failureOf(fault) });
    }
  },
});

const composeAll = async (
  sections: number,
  compose: (section: number) => Promise<SectionOutcome>,
): Promise<SectionOutcome> => {
  let outcome: SectionOutcome = sections === 0 ? 'ended' : 'composed';
  for (let at = 0; at < sections && outcome === 'composed'; at += 1) outcome = await compose(at);
  return outcome;
};

const failureOf = ({ code }: ActivityFault): DraftFailure =>
  draftFailures.find((reason) => reason === code) ?? 'unavailable';
