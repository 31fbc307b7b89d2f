import { partId } from '@ecrin/contracts/story/part-id.ts';
import { pictureOfThought, pictureVersion } from '@ecrin/contracts/story/story.ts';
import { instant } from '@ecrin/contracts/time/instant.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  maxPartSources,
  maxStoryParts,
  maxStoryPictures,
  maxStoryVersions,
  partAuthors,
  partKinds,
  revisionCauses,
  type StoryPart,
} from '@ecrin/domain/story/story.vocabulary.ts';
import { z } from 'zod';
import type { OwnStory } from '#ports/journal-reader.ts';
import { listedSums } from '../archive-sums.ts';
import { objectsOf, type Fields } from '../json.ts';
import type { LeftOut, TextFile } from '../source.ts';

/** Of one archive. */
const mostStories = 1_000;

const ms = z.int().min(0).max(86_400_000);
const side = z.int().min(1).max(10_000);
/** `text` null: it rested on a thought that was erased, and is not there. */
const part = z.object({
  partId,
  kind: z.enum(partKinds),
  text: z.string().nullable(),
  by: z.enum(partAuthors),
  sources: z.array(z.uuidv7()).max(maxPartSources),
  unsourced: z.array(z.string().max(1_000)).max(100).default([]),
  picture: z
    .object({
      version: pictureVersion,
      width: side,
      height: side,
      caption: z.string(),
      ofThought: pictureOfThought.exactOptional(),
    })
    .exactOptional(),
  passage: z.object({ thoughtId: z.uuidv7(), recordingId: z.uuidv7(), fromMs: ms, toMs: ms }).exactOptional(),
});
const words = { title: z.string(), parts: z.array(part).max(maxStoryParts) };
const version = z.object({ cause: z.enum(revisionCauses), from: instant, to: instant, ...words });
const story = z.object({
  storyId: z.uuidv7(),
  ...words,
  language: z.enum(languages),
  createdAt: instant,
  changedAt: instant,
  waiting: z.array(z.string().max(100)).max(100).default([]),
  published: z.object(words).nullable().default(null),
  versions: z.array(version).min(1).exactOptional(),
});

type Asked = Readonly<{ texts: readonly TextFile[]; leftOut: LeftOut }>;

/** The stories of `ecrin.json`, without their links. One that is not as it should be is counted and left out. */
export const storiesIn = (data: Fields, { texts, leftOut }: Asked): readonly OwnStory[] => {
  const all = objectsOf(data['stories']);
  const read = all
    .map((one) => story.safeParse(one))
    .flatMap(({ data: found }) => (found ? [found] : []))
    .slice(0, mostStories);
  leftOut.add('story', all.length - read.length);
  const paths = new Map([...listedSums(texts)].map(([path, sum]) => [sum, path]));
  return read.map(({ published, versions, ...found }) => {
    const own = {
      ...worded(found),
      published: published && worded(published),
      versions: versions?.slice(-maxStoryVersions).map(worded),
    };
    return { ...own, pictures: picturesOf(own, paths, leftOut) };
  });
};

type Words = Readonly<{ parts: z.infer<typeof words.parts> }>;
const worded = <Given extends Words>({ parts, ...given }: Given) => ({
  ...given,
  parts: parts.flatMap(({ text, ...one }): readonly StoryPart[] => (text === null ? [] : [{ ...one, text }])),
});

/** Each once, those of the story itself first: they are kept under their checksums, and so are the files of the archive listed. */
const picturesOf = (
  { parts, published, versions = [] }: Pick<OwnStory, 'parts' | 'published' | 'versions'>,
  paths: ReadonlyMap<string, string>,
  leftOut: LeftOut,
): NonNullable<OwnStory['pictures']> => {
  const shown = [parts, published?.parts ?? [], ...versions.map((one) => one.parts).toReversed()].flat();
  const named = [...new Set(shown.flatMap(({ picture }) => picture?.version ?? []))];
  leftOut.add('picture', Math.max(0, named.length - maxStoryPictures));
  return named.slice(0, maxStoryPictures).map((name) => ({ version: name, path: paths.get(name) ?? '', place: null }));
};
