import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import { thoughtIdsOf, type InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryRevised } from '../story.events.ts';
import type { StoryPicture, VersionedPart } from '../story.vocabulary.ts';
import { requireStory, type StoryUnavailable } from './require-story.ts';
import { revision } from './revision.ts';

/** `content`: its current words. `pictures`: where it has none. */
export type ChosenThought = Readonly<{ thoughtId: string; content: string; pictures?: readonly ChosenPicture[] }>;
/** `alt`: what it shows, in the person's words. */
export type ChosenPicture = Readonly<{ pictureId: string; alt: string; picture: StoryPicture }>;

/** The words of each, or its pictures where they are all it has; one that has neither is left out. */
export const partsOfThoughts = (thoughts: readonly ChosenThought[], version: number): readonly VersionedPart[] =>
  thoughts.flatMap(({ thoughtId, content, pictures = [] }): readonly VersionedPart[] => {
    const text = tidyText(content);
    const part = { by: 'thought', sources: [thoughtId], unsourced: [], changedIn: version } as const;
    if (text !== '') return [{ ...part, partId: thoughtId, kind: 'paragraph', text }];
    return pictures.map(({ pictureId, alt, picture }) => ({
      ...part,
      partId: pictureId,
      kind: 'picture',
      text: tidyLine(alt),
      picture,
    }));
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
