import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  maxCaptionLength,
  maxPartLength,
  maxPartSources,
  maxPassageMs,
  maxStoryParts,
  maxStoryTitleLength,
  maxThoughtsAtOnce,
  partAuthors,
  partKinds,
  revisionCauses,
} from '@ecrin/domain/story/story.vocabulary.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { partId } from './part-id.ts';
import { shownDraft } from './story-draft.ts';

export const storyParams = z.object({ storyId: z.uuidv7() });
export const storyVersionParams = storyParams.extend({ sitting: z.coerce.number().int().min(1) });

// The decision trims blanks before it checks the length, so more than its limit is accepted here.
const title = z.string().max(2 * maxStoryTitleLength);
const thoughtIds = z.array(z.uuidv7()).max(maxThoughtsAtOnce);
const partIds = z.array(partId).max(2 * maxStoryParts);

/** `POST /stories`: a story of the chosen thoughts, in this order. `language`: of its page; the caller's unless given. */
export const createStoryRequest = z.strictObject({
  storyId: z.uuidv7(),
  title,
  thoughtIds,
  language: z.enum(languages).optional(),
});
export type CreateStoryRequest = z.infer<typeof createStoryRequest>;
/** `POST /stories/{storyId}/thoughts` */
export const addThoughtsRequest = z.strictObject({ thoughtIds });

const milliseconds = z.int().min(0).max(86_400_000);
export const pictureVersion = z.string().regex(/^[0-9a-f]{64}$/u);
export const pictureOfThought = z.strictObject({ thoughtId: z.uuidv7(), pictureId: z.uuidv7() });
export type PictureOfThought = z.infer<typeof pictureOfThought>;
const storyPicture = z.strictObject({
  version: pictureVersion,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  caption: z.string().max(2 * maxCaptionLength),
  ofThought: pictureOfThought.exactOptional(),
});
const passageTimes = { recordingId: z.uuidv7(), fromMs: milliseconds, toMs: milliseconds };
const isAudible = ({ fromMs, toMs }: Readonly<{ fromMs: number; toMs: number }>): boolean =>
  toMs > fromMs && toMs - fromMs <= maxPassageMs;
const spokenPassage = z.strictObject({ thoughtId: z.uuidv7(), ...passageTimes }).refine(isAudible);
const media = { picture: storyPicture.exactOptional(), passage: spokenPassage.exactOptional() };

/**
 * `POST /stories/{storyId}/pictures`: raw bytes of a JPEG, PNG or WebP. `POST /stories/{storyId}/thought-pictures`: `pictureOfThought`. Both answer what a
 * part of the story then names.
 */
export const storyPictureAnswer = storyPicture.omit({ caption: true });
export type StoryPictureAnswer = z.infer<typeof storyPictureAnswer>;
export const storyPictureParams = storyParams.extend({ version: pictureVersion });
/** `GET /thoughts/{thoughtId}/passage` → these seconds of a recording alone, as WAV. */
export const passageQuery = z
  .strictObject({
    recordingId: z.uuidv7(),
    fromMs: z.coerce.number().pipe(milliseconds),
    toMs: z.coerce.number().pipe(milliseconds),
  })
  .refine(isAudible);

/** `GET /stories/{storyId}/book/{format}`. `private`: with what rests on private thoughts. */
export const bookFormats = ['pdf', 'epub'] as const;
export type BookFormat = (typeof bookFormats)[number];
export const bookParams = storyParams.extend({ format: z.enum(bookFormats) });
export const bookQuery = z.strictObject({ private: z.stringbool().default(false) });

const storyPart = z
  .strictObject({
    partId,
    kind: z.enum(partKinds),
    text: z.string().max(2 * maxPartLength),
    by: z.enum(partAuthors),
    sources: z.array(z.uuidv7()).max(maxPartSources),
    unsourced: z.array(z.string().max(1_000)).max(100).default([]),
    ...media,
  })
  .refine(
    ({ kind, picture, passage }) =>
      (kind === 'picture') === (picture !== undefined) && (kind === 'passage') === (passage !== undefined),
  );
/** `PUT /stories/{storyId}/text`: what one device changed since the version `base`; see `domain/src/story/merge-edit.ts`. */
export const reviseStoryRequest = z.strictObject({
  base: z.int().min(1),
  title: title.nullable(),
  order: partIds,
  changed: z.array(storyPart).max(maxStoryParts),
  removed: partIds,
});
export type ReviseStoryRequest = z.infer<typeof reviseStoryRequest>;

/** `frozenAt`: as it was then; null: it follows. `views`: how often its page was opened. `closesAt`: when it closes by itself. `url` null: its address is gone with the owner's key. */
export const storyLink = z.object({
  linkId: z.string(),
  url: z.string().nullable(),
  following: z.boolean(),
  withPrivate: z.boolean(),
  hasPassword: z.boolean(),
  closesAt: z.string().nullable(),
  closed: z.boolean(),
  downloadable: z.boolean(),
  frozenAt: z.string().nullable(),
  sharedAt: z.string(),
  views: z.number().int(),
});
export type StoryLink = z.infer<typeof storyLink>;

/** `shared`: a link to it is open. `removed`: parts that left it with a thought they rest on, or with its picture. */
export const storyCard = z.object({
  storyId: z.string(),
  title: z.string(),
  language: z.enum(languages),
  excerpt: z.string(),
  paragraphs: z.number().int(),
  thoughts: z.number().int(),
  words: z.number().int(),
  removed: z.number().int(),
  shared: z.boolean(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type StoryCard = z.infer<typeof storyCard>;
export const listStoriesQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
/** The last changed first. */
export const storyList = z.object({ items: z.array(storyCard), nextCursor: z.string().nullable() });
export type StoryList = z.infer<typeof storyList>;

/** `text` null: a thought it rests on was erased, or its picture taken out of the thought; restoring these brings it back. */
export const shownPart = z.object({
  partId: z.string(),
  kind: z.enum(partKinds),
  text: z.string().nullable(),
  by: z.enum(partAuthors),
  sources: z.array(z.string()),
  unsourced: z.array(z.string()),
  ...media,
});
export type ShownPart = z.infer<typeof shownPart>;
/** A thought the story rests on, in the order of their first place in it. `pictures`: how many of it the story can show. */
const storyThought = z.object({
  thoughtId: z.string(),
  kind: z.enum(['written', 'spoken']),
  title: z.string().nullable(),
  day: z.string(),
  mood: z.enum(moods).nullable(),
  thread: z.string().nullable(),
  private: z.boolean(),
  withoutAi: z.boolean(),
  pictures: z.int(),
});
export type StoryThought = z.infer<typeof storyThought>;

/**
 * `draft`: the last one that was asked for; null: none was. `waiting`: ids of drafts the author has not accepted; `published`: what others
 * read as long as paragraphs of those are in the text; null: they read the text itself.
 */
export const storyDetail = storyCard.extend({
  version: z.number().int(),
  draft: shownDraft.nullable(),
  waiting: z.array(z.string()),
  published: z.object({ title: z.string(), parts: z.array(shownPart) }).nullable(),
  parts: z.array(shownPart),
  sources: z.array(storyThought),
  links: z.array(storyLink),
});
export type StoryDetail = z.infer<typeof storyDetail>;

/** The latest first. `sitting`: its number. */
export const storyVersions = z.object({
  items: z.array(
    z.object({
      sitting: z.number().int(),
      cause: z.enum(revisionCauses),
      from: z.string(),
      to: z.string(),
      paragraphs: z.number().int(),
      words: z.number().int(),
    }),
  ),
});
export type StoryVersions = z.infer<typeof storyVersions>;
export const storyVersion = z.object({ title: z.string(), parts: z.array(shownPart) });
export type StoryVersion = z.infer<typeof storyVersion>;
