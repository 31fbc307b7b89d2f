import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { tidyLine } from '#text/visible-text.ts';
import { thoughtIdsOf, wrongStory, type InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryCreated } from '../story.events.ts';
import { partsOfThoughts, type ChosenThought } from './add-thoughts.ts';

export type CreateStory = Readonly<{
  storyId: string;
  ownerId: string;
  title: string;
  language: Language;
  thoughts: readonly ChosenThought[];
  now: string;
}>;

/** A story is first the chosen thoughts themselves, in the given order. */
export const createStory = (
  { storyId, ownerId, title: given, language, thoughts, now }: CreateStory,
  state: Story,
): Decision<StoryCreated, InvalidStory | 'story.already-created'> => {
  const title = tidyLine(given);
  const parts = partsOfThoughts(thoughts, 1);
  const thoughtIds = thoughtIdsOf(parts);
  if (state.status !== 'absent')
    return isSameValue(thoughtIdsOf(state.parts), thoughtIds) ? nothingNew : refuse('story.already-created');
  return (
    wrongStory(title, parts) ?? [
      {
        type: 'StoryCreated',
        data: { storyId, ownerId, language, thoughtIds, createdAt: now },
        private: { title, parts },
      },
    ]
  );
};
