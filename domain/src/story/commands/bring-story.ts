import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { tidyLine } from '#text/visible-text.ts';
import type { Language } from '#thought/thought.vocabulary.ts';
import { thoughtIdsOf, tidyPart, wrongStory, type InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryCreated, StoryRevised } from '../story.events.ts';
import type { StoryPart } from '../story.vocabulary.ts';

type Words = Readonly<{ title: string; parts: readonly StoryPart[] }>;
/** With the ids that its thoughts and recordings have here. `waiting`: drafts its author has not accepted; `published`: what others read as long as they are not. */
export type BringStory = Words &
  Readonly<{
    storyId: string;
    ownerId: string;
    language: Language;
    createdAt: string;
    changedAt: string;
    waiting: readonly string[];
    published: Words | null;
    importId: string;
  }>;

/** A story from another Écrin, of the same days. Its links stay there: nobody reads it here before its author shares it again. */
export const bringStory = (asked: BringStory, story: Story): Decision<StoryCreated | StoryRevised, InvalidStory> => {
  if (story.status !== 'absent') return nothingNew;
  const [now, before] = [tidied(asked), tidied(asked.published ?? asked)];
  const wrong = wrongStory(now.title, now.parts) ?? wrongStory(before.title, before.parts);
  if (wrong) return wrong;
  const { storyId, ownerId, language, createdAt, importId } = asked;
  const created: StoryCreated = {
    type: 'StoryCreated',
    data: { storyId, ownerId, language, thoughtIds: thoughtIdsOf(before.parts), createdAt, importId },
    private: versioned(before, 1),
  };
  return [created, ...revisionsSince(asked, now, before)];
};

/** Each draft that waits is a version; without any there is one, where it was changed. */
const revisionsSince = (
  { storyId, ownerId, createdAt, changedAt, waiting }: BringStory,
  now: Words,
  before: Words,
): readonly StoryRevised[] => {
  const drafts = waiting.length > 0 ? waiting : changedAt === createdAt ? [] : [null];
  return drafts.map((draftId, at): StoryRevised => ({
    type: 'StoryRevised',
    data: {
      storyId,
      ownerId,
      version: at + 2,
      sitting: 2,
      cause: draftId === null ? 'edit' : 'draft',
      thoughtIds: thoughtIdsOf(now.parts),
      ...(draftId !== null && { draftId }),
      revisedAt: changedAt,
    },
    private: { ...versioned(now, at + 2), ...(draftId !== null && { published: versioned(before, 1) }) },
  }));
};

const tidied = ({ title, parts }: Words): Words => ({ title: tidyLine(title), parts: parts.map(tidyPart) });
const versioned = ({ title, parts }: Words, changedIn: number) => ({
  title,
  parts: parts.map((part) => ({ ...part, changedIn })),
});
