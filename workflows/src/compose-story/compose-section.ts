import { recordComposedSection, recordDraftUse } from '@ecrin/domain/story-draft/commands/compose-story-draft.ts';
import type { RequestedDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import type { ComposedParagraph } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { orBehind } from '#execute-orb/orb-run-step.ts';
import { writeUntilStopped } from '#write-with-model.ts';
import type { ComposeStoryInput, SectionOutcome } from './compose-story.input.ts';
import type { StoryNote } from './compose/story-prompt.ts';
import { writeSection, type SectionWriter } from './compose/write-section.ts';
import { decideOnDraft, readComposing, type ComposeStoryServices } from './draft-step.ts';

/** One section, from its thoughts as they are at this moment. One that is composed already is not composed again. */
export const composeSection = async (
  services: ComposeStoryServices,
  { section, ...input }: ComposeStoryInput & Readonly<{ section: number }>,
  context: ActivityContext,
): Promise<SectionOutcome> => {
  const draft = await readComposing(services, input);
  if (!draft) return 'ended';
  if (draft.composed[section] !== null) return 'composed';
  const notes = await notesOf(services, draft, section);
  // All of it is gone, or no longer for models.
  if (notes.length === 0) return 'composed';
  const paragraphs = await write(services, { draft, context, notes, before: endBefore(draft, section) });
  if (paragraphs === 'ended' || paragraphs === 'too-large') return paragraphs;
  await decideOnDraft(services, draft, context)(`recordComposedSection-${section}`, recordComposedSection, (which) => ({
    ...which,
    section,
    paragraphs,
  }));
  return 'composed';
};

type Written = Readonly<{
  draft: RequestedDraft;
  context: ActivityContext;
  notes: readonly StoryNote[];
  before: string | null;
}>;

const named = { 'over-budget': 'over-budget', 'unusable-answer': 'unusable-answer' } as const;

/** `ended`: the person stopped it meanwhile. */
const write = async (
  services: ComposeStoryServices,
  { draft, context, notes, before }: Written,
): Promise<readonly ComposedParagraph[] | 'ended' | 'too-large'> => {
  const writer = await writerOf(services, draft, context);
  const watched = { signal: context.signal, isWanted: () => readComposing(services, draft), named };
  return writeUntilStopped(watched, (signal) => writeSection({ ...writer, signal }, notes, before));
};

const notesOf = async (
  { orbs }: ComposeStoryServices,
  { ownerId, sections }: RequestedDraft,
  section: number,
): Promise<readonly StoryNote[]> => {
  const ranges = sections?.[section]?.ranges ?? [];
  const part = ranges.map((range) => ({ ...range, wording: 0 }));
  const thoughts = new Map(
    orBehind(await orbs.readPart({ ownerId, part })).map((thought) => [thought.thoughtId, thought]),
  );
  return ranges.flatMap(({ thoughtId, start, end }) => {
    const thought = thoughts.get(thoughtId);
    // The words may have changed since they were counted.
    const content = thought?.content.slice(start, end) ?? '';
    return thought && content.trim() !== '' ? [{ thoughtId, day: thought.day, content }] : [];
  });
};

/** How the paragraphs before it end, so that the text goes on; null: it is the first. */
const endBefore = ({ composed }: RequestedDraft, section: number): string | null =>
  composed
    .slice(0, section)
    .flatMap((paragraphs) => paragraphs ?? [])
    .at(-1)?.text ?? null;

const writerOf = async (
  services: ComposeStoryServices,
  draft: RequestedDraft,
  context: ActivityContext,
): Promise<Omit<SectionWriter, 'signal'>> => {
  const { orbs, clock } = services;
  const { language, ownerId } = draft;
  const writing = orbs.writing();
  if (!writing) throw new ActivityFault('no-engine', 'no model writes', 0);
  if (!(await orbs.isAccepted(ownerId, 'drafts')))
    throw new ActivityFault('not-accepted', 'the endpoint is not accepted', null);
  if (((await orbs.usedShare(ownerId, clock.now().toISOString())) ?? 0) >= 1)
    throw new ActivityFault('over-budget', 'the budget of the month is used', null);
  // Another try of the step begins with what the draft has used by then, so that its uses count as further ones.
  let { uses } = draft;
  return {
    writing,
    language,
    ownerId,
    about: { kind: 'story', id: draft.storyId },
    onUse: (use) => {
      uses += 1;
      return decideOnDraft(services, draft, context)(`recordDraftUse-${uses}`, recordDraftUse, (which) => ({
        ...which,
        use: { ...use, engine: orbs.engine },
      }));
    },
  };
};
