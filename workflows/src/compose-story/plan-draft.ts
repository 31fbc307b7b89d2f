import { planStoryDraft } from '@ecrin/domain/story-draft/commands/compose-story-draft.ts';
import type { RequestedDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import type { DraftRange, DraftSection } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import { thoughtIdsOf } from '@ecrin/domain/story/story-terms.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import type { VersionedPart } from '@ecrin/domain/story/story.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { orBehind } from '#execute-orb/orb-run-step.ts';
import { planParts } from '#execute-orb/plan-parts.ts';
import type { DraftPlan, PlanDraftInput } from './compose-story.input.ts';
import { decideOnDraft, readComposing, type ComposeStoryServices } from './draft-step.ts';

/** Characters below which a section is not worth a request. */
const leastSection = 400;
/** A story is about as long as what it is composed from: both must fit the window. */
const shareOfWindow = 0.5;

/** Finds what is to be composed at this moment, and splits it. */
export const planDraft = async (
  services: ComposeStoryServices,
  { size, ...input }: PlanDraftInput,
  context: ActivityContext,
): Promise<DraftPlan> => {
  const draft = await readComposing(services, input);
  if (!draft) return { sections: 0, size: 0 };
  const length = size ?? Math.floor(services.orbs.partLength * shareOfWindow);
  if (length < leastSection) throw new ActivityFault('unavailable', 'the window of the model is too small', null);
  const { state } = await loadAggregate(services.events, story, { id: draft.storyId });
  if (state.status !== 'active') throw new ActivityFault('story-gone', 'the story is gone', null);
  const contents = await contentsOf(services, draft, state.parts);
  const sections = stretchesOf(state.parts, draft, contents).flatMap((parts) => sectionsOf(parts, contents, length));
  if (sections.length === 0) throw new ActivityFault('nothing-to-read', 'there is nothing to read', null);
  const thoughts = new Set(sections.flatMap(({ ranges }) => ranges.map(({ thoughtId }) => thoughtId))).size;
  await decideOnDraft(services, draft, context)('planStoryDraft', planStoryDraft, (which) => ({
    ...which,
    thoughts,
    sections,
  }));
  return { sections: sections.length, size: length };
};

/** The words of the thoughts that models may read, by their ids. */
type Contents = ReadonlyMap<string, string>;

const contentsOf = async (
  { orbs }: ComposeStoryServices,
  { ownerId, partIds }: RequestedDraft,
  parts: readonly VersionedPart[],
): Promise<Contents> => {
  const ids = thoughtIdsOf(parts.filter(({ partId }) => partIds.includes(partId)));
  const part = ids.map((thoughtId) => ({ thoughtId, wording: 0, start: 0, end: 0 }));
  const thoughts = orBehind(await orbs.readPart({ ownerId, part }));
  return new Map(thoughts.map(({ thoughtId, content }) => [thoughtId, content]));
};

/** The parts it may replace, together as they follow each other: no paragraph is composed across a chapter or a paragraph that stays. */
const stretchesOf = (
  parts: readonly VersionedPart[],
  { base, partIds }: RequestedDraft,
  contents: Contents,
): readonly (readonly VersionedPart[])[] => {
  const isComposed = ({ partId, changedIn, sources }: VersionedPart): boolean =>
    partIds.includes(partId) && changedIn <= base && sources.every((id) => contents.has(id));
  const stretches: VersionedPart[][] = [[]];
  for (const part of parts) {
    if (isComposed(part)) stretches.at(-1)?.push(part);
    else stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 0);
};

const sectionsOf = (parts: readonly VersionedPart[], contents: Contents, size: number): readonly DraftSection[] => {
  const texts = thoughtIdsOf(parts).map((id) => ({ thoughtId: id, wording: 0, content: contents.get(id) ?? '' }));
  return planParts(texts, size).map((read) => {
    const ranges = read.flatMap(({ thoughtId, start, end }): readonly DraftRange[] =>
      thoughtId === null ? [] : [{ thoughtId, start, end }],
    );
    const ids = new Set(ranges.map(({ thoughtId }) => thoughtId));
    return {
      partIds: parts.filter(({ sources }) => sources.some((id) => ids.has(id))).map(({ partId }) => partId),
      ranges,
    };
  });
};
