import { nothingNew, refuse, type Decision, type Refusal } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { tidyLine } from '#text/visible-text.ts';
import { versionedParts } from '../merge-edit.ts';
import { pictureVersionsIn, thoughtIdsOf, tidyPart, wrongStory, type InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryCreated, StoryRevised, StoryWords } from '../story.events.ts';
import { maxStoryPictures, type RevisionCause, type StoryPart } from '../story.vocabulary.ts';

type Words = Readonly<{ title: string; parts: readonly StoryPart[] }>;
/** What can be restored: the last words of one sitting, and when it began and ended. */
export type BroughtVersion = Words & Readonly<{ cause: RevisionCause; from: string; to: string }>;
/**
 * With the ids that its thoughts and recordings have here. `versions`: the oldest first, the last is the story as it is. `waiting`: drafts its author has
 * not accepted; `published`: what others read as long as they are not.
 */
export type BringStory = Readonly<{
  storyId: string;
  ownerId: string;
  language: Language;
  createdAt: string;
  versions: readonly BroughtVersion[];
  waiting: readonly string[];
  published: Words | null;
  importId: string;
}>;

/**
 * A story from another Écrin, of the same days. Each decision brings the next of its versions, until there is nothing new: all of them would be too long
 * for one. Its links stay there: nobody reads it here before its author shares it again.
 */
export const bringStory = (asked: BringStory, story: Story): Decision<StoryCreated | StoryRevised, InvalidStory> => {
  const version = asked.versions[broughtOf(asked, story)];
  return version ? (refusalOf(asked) ?? broughtVersion(asked, story, version)) : nothingNew;
};

/** How many of its versions are here; what was not brought by this import is here whole. */
const broughtOf = ({ importId, versions }: BringStory, story: Story): number => {
  if (story.status === 'absent') return 0;
  return story.status === 'active' && story.importId === importId ? story.sitting : versions.length;
};

const refusalOf = ({ versions, published }: BringStory): Refusal<InvalidStory> | null => {
  const all = [...versions, ...(published ? [published] : [])].map(tidied);
  if (pictureVersionsIn(all.flatMap(({ parts }) => parts)).size > maxStoryPictures)
    return refuse('story.too-many-pictures');
  return all.map(({ title, parts }) => wrongStory(title, parts)).find((wrong) => wrong !== null) ?? null;
};

const broughtVersion = (
  asked: BringStory,
  story: Story,
  given: BroughtVersion,
): readonly (StoryCreated | StoryRevised)[] => {
  const { storyId, ownerId, language, createdAt, importId } = asked;
  const before = story.status === 'absent' ? { version: 0, sitting: 0, parts: [] } : story;
  const { title, parts } = tidied(given);
  const words = { title, parts: versionedParts(parts, before.parts, before.version + 1) };
  const thoughtIds = thoughtIdsOf(parts);
  const data = { storyId, ownerId, language, thoughtIds, createdAt, importId };
  const created: StoryCreated = { type: 'StoryCreated', data, private: words };
  const isNew = before.version === 0;
  const revisions = stepsOf(asked, given, isNew).map(({ draftId, published, ...step }, at): StoryRevised => ({
    type: 'StoryRevised',
    data: {
      storyId,
      ownerId,
      version: before.version + Number(isNew) + at + 1,
      sitting: before.sitting + 1,
      ...step,
      thoughtIds,
      ...(draftId !== undefined && { draftId }),
    },
    private: { ...words, ...(published && { published }) },
  }));
  return isNew ? [created, ...revisions] : revisions;
};

type Step = Readonly<{ revisedAt: string; cause: RevisionCause; draftId?: string; published?: StoryWords | null }>;

/** A sitting lasts from its first change to its last. Of the latest, each draft that waits is a change. */
const stepsOf = (
  { versions, waiting, published, createdAt }: BringStory,
  version: BroughtVersion,
  isNew: boolean,
): readonly Step[] => {
  const { cause, from, to } = version;
  const isLatest = version === versions.at(-1);
  const drafts = isLatest ? waiting : [];
  const isOnlyBegun = cause === 'thoughts' && to === createdAt;
  const times = isNew ? (isOnlyBegun ? [] : [to]) : [...new Set([from, to])];
  const kept = isLatest && published ? tidied(published) : null;
  const others = kept && { title: kept.title, parts: versionedParts(kept.parts, [], 1) };
  return Array.from({ length: Math.max(times.length, drafts.length) }, (_, at) => ({
    revisedAt: times[at] ?? to,
    cause,
    ...(drafts[at] !== undefined && { draftId: drafts[at] }),
    published: others,
  }));
};

const tidied = ({ title, parts }: Words): Words => ({ title: tidyLine(title), parts: parts.map(tidyPart) });
