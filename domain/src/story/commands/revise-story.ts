import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { tidyLine } from '#text/visible-text.ts';
import { mergeEdit, versionedParts, type StoryEdit } from '../merge-edit.ts';
import { tidyPart, type InvalidStory } from '../story-terms.ts';
import type { ExistingStory, Story } from '../story.aggregate.ts';
import type { StoryRevised } from '../story.events.ts';
import type { StoryPart } from '../story.vocabulary.ts';
import { requireStory, type StoryUnavailable } from './require-story.ts';
import { revision } from './revision.ts';

/** Saves what one device changed, whatever other devices saved meanwhile. */
export const reviseStory = (
  { now, ...edit }: StoryEdit & Readonly<{ now: string }>,
  state: Story,
): Decision<StoryRevised, InvalidStory | StoryUnavailable> =>
  requireStory<Decision<StoryRevised, InvalidStory>>(state, (existing) => {
    const { parts, kept } = mergeEdit({ ...edit, changed: edit.changed.map(tidyPart) }, existing);
    const title = titleAfter(edit, existing);
    if (title === existing.title && isSameValue(parts, existing.parts)) return nothingNew;
    const isMerge = edit.base < existing.version && kept;
    return revision(existing, { title, parts, cause: isMerge ? 'merge' : 'edit', now });
  });

/** Of two titles the later one stands; the other is in the versions. */
const titleAfter = ({ title }: StoryEdit, existing: ExistingStory): string =>
  title === null ? (existing.title ?? '') : tidyLine(title);

type Earlier = Readonly<{ title: string; parts: readonly StoryPart[] }>;

/** Makes the words of an earlier version the current ones; null: there is no such version. */
export const restoreStoryVersion = (
  { earlier, now }: Readonly<{ earlier: Earlier | null; now: string }>,
  state: Story,
): Decision<StoryRevised, InvalidStory | StoryUnavailable | 'story.version-not-found'> =>
  requireStory<Decision<StoryRevised, InvalidStory | 'story.version-not-found'>>(state, (existing) => {
    if (!earlier) return refuse('story.version-not-found');
    const parts = versionedParts(earlier.parts, existing.parts, existing.version + 1);
    if (earlier.title === existing.title && isSameValue(parts, existing.parts)) return nothingNew;
    return revision(existing, { title: earlier.title, parts, cause: 'restore', now });
  });
