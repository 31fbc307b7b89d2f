import { journalSources } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { pictureFormats } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import {
  categories,
  moods,
  transcriptStatuses,
  transcriptionDelays,
  transcriptionFailures,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import { z } from 'zod';
import { instant } from '#time/instant.ts';
import { insights } from './insights.ts';
import { thoughtFlags } from './thought-flags.ts';

export const thoughtParams = z.object({ thoughtId: z.uuidv7() });
/** A zone that was known when it was sent may have been renamed since. */
const moment = { occurredAt: instant, timeZone: z.string() };
const spokenWord = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  uncertain: z.boolean().optional(),
});

const spokenSegment = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  words: z.array(spokenWord),
});

const setAside = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  reason: z.enum(['phantom', 'low-confidence']),
});

/** Of all recordings: `processing` while one of them is, then `failed` if one of them did. `delayed`: no engine for now, and why. `since`: when processing began, for « Relancer » after 5 minutes. `text` '' when nothing was said. */
const transcriptCard = z.object({
  status: z.enum(transcriptStatuses),
  failure: z.enum(transcriptionFailures).nullable(),
  delayed: z.enum(transcriptionDelays).nullable(),
  since: z.string(),
  nothingSaid: z.boolean(),
});

const recordingCard = z.object({
  recordingId: z.string(),
  format: z.string(),
  fileSize: z.number(),
  durationMs: z.number().nullable(),
  peaks: z.array(z.number()),
  /** When its sound was erased (ISO 8601), null while it is kept. Of all together: when the last one was. `fileSize`: of what is kept. */
  erasedAt: z.string().nullable(),
});

/** All recordings as one sound (`recordingId` and `format` are those of the first), then each of them in order. */
const audioCard = recordingCard.extend({ parts: z.array(recordingCard) });

/** `width` and `height` as it is seen; null until it has arrived (`ready`). `alt`: what it shows in the person's words, '' while nobody said. */
const pictureCard = z.object({
  pictureId: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string(),
  ready: z.boolean(),
  /** Of the original: its media type, and its size in bytes. */
  format: z.enum(pictureFormats).nullable(),
  fileSize: z.number().nullable(),
  /** The original has what the camera wrote into it, the place included. */
  keepsMetadata: z.boolean(),
});

/** The receipts of a thought, in order; the device's own step comes before them. */
export const receipts = ['received', 'transcribed', 'analysed'] as const;

/** The thread a thought is in: the one its filing resolves to. `name` is null once its key is destroyed. */
export const threadOfThought = z.object({
  threadId: z.string(),
  name: z.string().nullable(),
  colour: z.enum(threadColours),
});
export type ThreadOfThought = z.infer<typeof threadOfThought>;

/** One item of a list. `ownerId` never leaves the server's read model. */
export const thoughtCard = z.object({
  thoughtId: z.string(),
  kind: z.enum(['written', 'spoken']),
  ...moment,
  /** The person's calendar day, YYYY-MM-DD, in `timeZone`. */
  day: z.string(),
  language: z.enum(languages),
  title: z.string().nullable(),
  titleBy: z.enum(['ai', 'person']).nullable(),
  excerpt: z.string().nullable(),
  mood: z.enum(moods).nullable(),
  category: z.enum(categories).nullable(),
  tags: z.array(z.string()),
  ...thoughtFlags,
  thread: threadOfThought.nullable(),
  receipt: z.enum(receipts),
  /** null for a written thought. */
  transcript: transcriptCard.nullable(),
  audio: audioCard.nullable(),
  /** In their order; 20 at most. */
  pictures: z.array(pictureCard),
  /** Why there are no insights, if so. */
  understandingFailed: z.boolean(),
  /** It has pictures and no words: there is nothing to analyse. Absent: it has words, or they are still to come. */
  wordless: z.literal(true).optional(),
  /** It was brought from elsewhere, and nobody asked for an analysis of it. Absent: one is to come, or came. */
  unasked: z.literal(true).optional(),
  /** When the later of two open versions came; absent: there is one version. */
  twoVersionsAt: z.string().optional(),
  /** Absent: it was written here. */
  importedFrom: z.enum(journalSources).optional(),
  /** Only its day was known there: noon stands for the hour. Absent: its hour is known. */
  hourless: z.literal(true).optional(),
  createdAt: z.string(),
});
export type ThoughtCard = z.infer<typeof thoughtCard>;

/** How a search found a thought. */
export const hitKinds = ['words', 'meaning', 'both'] as const;

/** With a search: where it matched. `seconds`: where those words are spoken (at most three). */
export const foundThought = thoughtCard.extend({
  hit: z
    .object({
      by: z.enum(hitKinds),
      excerpt: z.string(),
      words: z.array(z.string()),
      seconds: z.array(z.number()),
    })
    .nullable(),
});
export type FoundThought = z.infer<typeof foundThought>;

export const thoughtDetail = thoughtCard.extend({
  /** The person's words: the written text, or the current transcript. null while there is none, or its key is destroyed. */
  content: z.string().nullable(),
  segments: z.array(spokenSegment),
  setAside: z.array(setAside),
  transcribedBy: z.object({ engine: z.string(), model: z.string(), at: z.string() }).nullable(),
  correctedAt: z.string().nullable(),
  insights,
  /** The question it was begun with, of a thought that is still there. */
  answering: z.object({ thoughtId: z.string(), question: z.string() }).nullable(),
  /** Thoughts that answer its questions, the earliest first. */
  answers: z.array(z.object({ thoughtId: z.string(), question: z.string() })),
  deleted: z.boolean(),
  /** Of the stream, for `versions`. */
  revision: z.number().int(),
});
export type ThoughtDetail = z.infer<typeof thoughtDetail>;
