import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { tidyText } from '#text/visible-text.ts';
import { thoughtIdsOf, type InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryRevised } from '../story.events.ts';
import type { VersionedPart } from '../story.vocabulary.ts';
import { requireStory, type StoryUnavailable } from './require-story.ts';
import { revision } from './revision.ts';

/** `content`: its current words. */
export type ChosenThought = Readonly<{ thoughtId: string; content: string }>;

/** A thought without words is left out. */
export const partsOfThoughts = (thoughts: readonly ChosenThought[], version: number): readonly VersionedPart[] =>
  thoughts.flatMap(({ thoughtId, content }) => {
    const text = tidyText(content);
    const part = { partId: thoughtId, kind: 'paragraph', by: 'thought', sources: [thoughtId], unsourced: [] } as const;
    return text === '' ? [] : [{ ...part, text, changedIn: version }];
  });

/** At the end, those that are not in it yet. */
export const addThoughts = (
  { thoughts, now }: Readonly<{ thoughts: readonly ChosenThought[]; now: string }>,
  state: Story,
): Decision<StoryRevised, InvalidStory | StoryUnavailable> =>
  requireStory<Decision<StoryRevised, InvalidStory>>(state, (existing) => {
    const known = new Set([...thoughtIdsOf(existing.parts), ...existing.parts.map(({ partId }) => partId)]);
    const added = partsOfThoughts(
      thoughts.filter(({ thoughtId }) => !known.has(thoughtId)),
      existing.version + 1,
    );
    if (added.length === 0) return nothingNew;
    return revision(existing, { parts: [...existing.parts, ...added], cause: 'thoughts', now });
  });
