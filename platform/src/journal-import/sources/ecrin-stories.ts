import { partId } from '@ecrin/contracts/story/part-id.ts';
import { instant } from '@ecrin/contracts/time/instant.ts';
import { maxPartSources, maxStoryParts, partAuthors, partKinds } from '@ecrin/domain/story/story.vocabulary.ts';
import { languages } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import type { OwnStory, OwnStoryPart } from '#ports/journal-reader.ts';
import { objectsOf, type Fields } from '../json.ts';
import type { LeftOut } from '../source.ts';

/** Of one archive. */
const mostStories = 1_000;

const ms = z.int().min(0).max(86_400_000);
/** `text` null: it rested on a thought that was erased, and is not there. */
const part = z.object({
  partId,
  kind: z.enum(partKinds),
  text: z.string().nullable(),
  by: z.enum(partAuthors),
  sources: z.array(z.uuidv7()).max(maxPartSources),
  unsourced: z.array(z.string().max(1_000)).max(100).default([]),
  passage: z.object({ thoughtId: z.uuidv7(), recordingId: z.uuidv7(), fromMs: ms, toMs: ms }).exactOptional(),
});
const parts = z.array(part).max(maxStoryParts);
const story = z.object({
  storyId: z.uuidv7(),
  title: z.string(),
  language: z.enum(languages),
  createdAt: instant,
  changedAt: instant,
  parts,
  waiting: z.array(z.string().max(100)).max(100).default([]),
  published: z.object({ title: z.string(), parts }).nullable().default(null),
});

/** The stories of `ecrin.json`, without their links. One that is not as it should be is counted and left out, and so are pictures. */
export const storiesIn = (data: Fields, leftOut: LeftOut): readonly OwnStory[] => {
  const all = objectsOf(data['stories']);
  const read = all
    .map((one) => story.safeParse(one))
    .flatMap(({ data: found }) => (found ? [found] : []))
    .slice(0, mostStories);
  leftOut.add('story', all.length - read.length);
  leftOut.add('picture', read.flatMap((one) => one.parts).filter(({ kind }) => kind === 'picture').length);
  return read.map(({ published, ...one }) => ({
    ...one,
    parts: wordedParts(one.parts),
    published: published && { title: published.title, parts: wordedParts(published.parts) },
  }));
};

const wordedParts = (given: z.infer<typeof parts>): readonly OwnStoryPart[] =>
  given.flatMap(({ text, ...one }) => (text === null || one.kind === 'picture' ? [] : [{ ...one, text }]));
