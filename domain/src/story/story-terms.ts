import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import {
  maxPartLength,
  maxPartSources,
  maxStoryLength,
  maxStoryParts,
  maxStoryTitleLength,
  type StoryPart,
} from './story.vocabulary.ts';

export type InvalidStory = 'story.title-too-long' | 'story.part-too-long' | 'story.too-long' | 'story.too-many-parts';

/** A part as it is stored: a chapter is one line without sources. */
export const tidyPart = <Part extends StoryPart>(part: Part): Part => ({
  ...part,
  text: part.kind === 'chapter' ? tidyLine(part.text) : tidyText(part.text),
  sources: part.kind === 'chapter' ? [] : [...new Set(part.sources)].slice(0, maxPartSources),
  unsourced: part.by === 'model' ? part.unsourced : [],
});

/** null: it may be stored. A title may be empty: a story without one is shown as such. */
export const wrongStory = (title: string, parts: readonly StoryPart[]): Refusal<InvalidStory> | null => {
  if (title.length > maxStoryTitleLength) return refuse('story.title-too-long');
  if (parts.length > maxStoryParts) return refuse('story.too-many-parts');
  if (parts.some(({ text }) => text.length > maxPartLength)) return refuse('story.part-too-long');
  return parts.reduce((sum, { text }) => sum + text.length, 0) > maxStoryLength ? refuse('story.too-long') : null;
};

export const thoughtIdsOf = (parts: readonly Pick<StoryPart, 'sources'>[]): readonly string[] => [
  ...new Set(parts.flatMap(({ sources }) => sources)),
];
