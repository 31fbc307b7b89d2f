import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { cutText } from '#text/cut-text.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import {
  maxCaptionLength,
  maxPartLength,
  maxPartSources,
  maxStoryLength,
  maxStoryParts,
  maxStoryPictures,
  maxStoryTitleLength,
  type StoryPart,
  type StoryPicture,
} from './story.vocabulary.ts';

export type InvalidStory =
  | 'story.title-too-long'
  | 'story.part-too-long'
  | 'story.too-long'
  | 'story.too-many-parts'
  | 'story.too-many-pictures';

/** A part as it is stored: a chapter is one line without sources; a passage rests on the thought it is heard from, a picture on the one it is of. */
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

type Resting = Pick<StoryPart, 'kind' | 'sources' | 'passage' | 'picture'>;

const tidySources = ({ kind, sources, passage, picture }: Resting) => {
  if (kind === 'chapter') return [];
  const shown = { passage, picture: picture?.ofThought, paragraph: undefined }[kind];
  return [...new Set(shown ? [shown.thoughtId, ...sources] : sources)].slice(0, maxPartSources);
};

const tidyPicture = (picture: StoryPicture): StoryPicture => ({
  ...picture,
  caption: cutText(tidyLine(picture.caption), maxCaptionLength),
});

/** null: it may be stored. A title may be empty: a story without one is shown as such. */
export const wrongStory = (title: string, parts: readonly StoryPart[]): Refusal<InvalidStory> | null => {
  if (title.length > maxStoryTitleLength) return refuse('story.title-too-long');
  if (parts.length > maxStoryParts) return refuse('story.too-many-parts');
  if (pictureVersionsIn(parts).size > maxStoryPictures) return refuse('story.too-many-pictures');
  if (parts.some(({ text }) => text.length > maxPartLength)) return refuse('story.part-too-long');
  return parts.reduce((sum, { text }) => sum + text.length, 0) > maxStoryLength ? refuse('story.too-long') : null;
};

export const pictureVersionsIn = (parts: readonly Pick<StoryPart, 'picture'>[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ picture }) => picture?.version ?? []));

export const thoughtIdsOf = (parts: readonly Pick<StoryPart, 'sources'>[]): readonly string[] => [
  ...new Set(parts.flatMap(({ sources }) => sources)),
];
