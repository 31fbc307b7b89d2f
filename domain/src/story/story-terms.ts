import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { cutText } from '#text/cut-text.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import {
  maxCaptionLength,
  maxPartLength,
  maxPartSources,
  maxStoryLength,
  maxStoryParts,
  maxStoryTitleLength,
  type StoryPart,
  type StoryPicture,
} from './story.vocabulary.ts';

export type InvalidStory = 'story.title-too-long' | 'story.part-too-long' | 'story.too-long' | 'story.too-many-parts';

/** A part as it is stored: a chapter is one line without sources, and a passage rests on the thought it is heard from. */
export const tidyPart = ({ partId, kind, text, by, unsourced, ...part }: StoryPart): StoryPart => ({
  partId,
  kind,
  text: kind === 'paragraph' || kind === 'passage' ? tidyText(text) : tidyLine(text),
  by,
  sources: tidySources({ kind, ...part }),
  unsourced: by === 'model' ? unsourced : [],
  ...(kind === 'picture' && part.picture && { picture: tidyPicture(part.picture) }),
  ...(kind === 'passage' && part.passage && { passage: part.passage }),
});

const tidySources = ({ kind, sources, passage }: Pick<StoryPart, 'kind' | 'sources' | 'passage'>) => {
  if (kind === 'chapter') return [];
  const all = kind === 'passage' && passage ? [passage.thoughtId, ...sources] : sources;
  return [...new Set(all)].slice(0, maxPartSources);
};

const tidyPicture = (picture: StoryPicture): StoryPicture => ({
  ...picture,
  caption: cutText(tidyLine(picture.caption), maxCaptionLength),
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
