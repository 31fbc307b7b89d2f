import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import {
  categories,
  insightFields,
  languages,
  moods,
  statusLabels,
  transcriptionDelays,
  transcriptionFailures,
  transcriptStatuses,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import { z } from 'zod';
import { givenInstant, ianaZone, instant } from '#recording/recording.ts';

export const thoughtParams = z.object({ thoughtId: z.uuidv7() });
const moment = { occurredAt: instant, timeZone: ianaZone };

export const writeThoughtRequest = z.strictObject({
  thoughtId: z.uuidv7(),
  content: z.string().max(100_000),
  occurredAt: givenInstant,
  timeZone: ianaZone,
  language: z.enum(languages).optional(),
});
export type WriteThoughtRequest = z.infer<typeof writeThoughtRequest>;

/** `PUT /thoughts/{thoughtId}`: any of these; each becomes its own event. */
export const editThoughtRequest = z
  .strictObject({
    content: z.string().max(100_000).optional(),
    transcript: z.string().max(100_000).optional(),
    occurredAt: givenInstant.optional(),
    timeZone: ianaZone.optional(),
    private: z.boolean().optional(),
    status: z.enum(statusLabels).nullable().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'at least one field')
  .refine(
    (body) => (body.occurredAt === undefined) === (body.timeZone === undefined),
    'occurredAt and timeZone go together',
  );
export type EditThoughtRequest = z.infer<typeof editThoughtRequest>;

/** `PUT /thoughts/{thoughtId}/insights/{field}`; `DELETE` undoes, `POST …/redo` brings back. */
export const insightParams = thoughtParams.extend({ field: z.enum(insightFields) });
const line = (max: number) => z.string().trim().min(1).max(max);
const lines = (max: number) => z.array(line(max)).max(20);
export const insightValue = {
  title: line(160),
  summary: line(2_000),
  mood: z.enum(moods),
  category: z.enum(categories),
  tags: lines(40),
  keyInsights: lines(400),
  questions: lines(400),
} as const;
export const correctInsightRequest = z.strictObject({
  value: z.union([z.string().max(2_000), z.array(z.string().max(400)).max(20)]),
});
export type CorrectInsightRequest = z.infer<typeof correctInsightRequest>;

/** Who a value comes from: `ai` with engine, model, prompt version and date, or the person. */
export const provenance = z.discriminatedUnion('by', [
  z.object({ by: z.literal('ai'), engine: z.string(), model: z.string(), promptVersion: z.string(), at: z.string() }),
  z.object({ by: z.literal('person'), at: z.string() }),
]);
export type Provenance = z.infer<typeof provenance>;
const insight = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** null: never proposed, or undone. */
    value: value.nullable(),
    from: provenance.nullable(),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  });
export const insights = z.object({
  title: insight(z.string()),
  summary: insight(z.string()),
  mood: insight(z.enum(moods)),
  category: insight(z.enum(categories)),
  tags: insight(z.array(z.string())),
  keyInsights: insight(z.array(z.string())),
  questions: insight(z.array(z.string())),
});
export type Insights = z.infer<typeof insights>;

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

/** `delayed`: no engine for now, and why. `since`: when processing began, for « Relancer » after 5 minutes. `text` '' when nothing was said. */
export const transcriptCard = z.object({
  status: z.enum(transcriptStatuses),
  failure: z.enum(transcriptionFailures).nullable(),
  delayed: z.enum(transcriptionDelays).nullable(),
  since: z.string(),
  nothingSaid: z.boolean(),
});
export const audioCard = z.object({
  recordingId: z.string(),
  format: z.string(),
  fileSize: z.number(),
  durationMs: z.number().nullable(),
  peaks: z.array(z.number()),
});

/** Words in a thought's life, in order; the device's own step comes before them. */
export const receipts = ['received', 'transcribed', 'analysed'] as const;

/** The thread a thought is in: the one that stands for where it was filed. `name` is null once its key is gone. */
export const threadOfThought = z.object({
  threadId: z.string(),
  name: z.string().nullable(),
  colour: z.enum(threadColours),
});
export type ThreadOfThought = z.infer<typeof threadOfThought>;

/** One line of a list. `ownerId` never leaves the server's read model. */
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
  status: z.enum(statusLabels).nullable(),
  thread: threadOfThought.nullable(),
  pinned: z.boolean(),
  private: z.boolean(),
  receipt: z.enum(receipts),
  /** null for a written thought. */
  transcript: transcriptCard.nullable(),
  audio: audioCard.nullable(),
  /** Why insights did not come, when they did not. */
  understandingFailed: z.boolean(),
  needsHumanHelp: z.boolean(),
  createdAt: z.string(),
});
export type ThoughtCard = z.infer<typeof thoughtCard>;

/** With a search: where it was found. `seconds`: where those words are spoken (at most three). */
export const foundThought = thoughtCard.extend({
  hit: z.object({ excerpt: z.string(), words: z.array(z.string()), seconds: z.array(z.number()) }).nullable(),
});
export type FoundThought = z.infer<typeof foundThought>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const many = <Values extends z.ZodType>(values: Values) =>
  z.union([values, z.array(values)]).transform((value) => (Array.isArray(value) ? value : [value]));
export const listThoughtsQuery = z.strictObject({
  q: z.string().max(200).optional(),
  category: many(z.enum(categories)).optional(),
  mood: many(z.enum(moods)).optional(),
  tag: many(z.string().max(40)).optional(),
  status: many(z.enum(statusLabels)).optional(),
  thread: many(z.uuidv7()).optional(),
  pinned: flag.optional(),
  private: flag.optional(),
  audio: flag.optional(),
  /** Days, YYYY-MM-DD, both inclusive. They begin `dayStart` minutes after midnight; calendar days unless said. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  dayStart: z.coerce.number().int().min(0).max(latestDayStart).multipleOf(dayStartStep).default(0),
  /** `oldest` first reads as a story; the newest stand first unless said. */
  order: z.enum(['newest', 'oldest']).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type ListThoughtsQuery = z.input<typeof listThoughtsQuery>;
/** `total`: how many the filters and the search find in all. */
export const thoughtList = z.object({
  items: z.array(foundThought),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});
export type ThoughtList = z.infer<typeof thoughtList>;

/** `GET /thoughts/counts`: same filters; figures beside each choice, and thoughts a day over `from`…`to`, days as they are asked for. */
export const thoughtCounts = z.object({
  total: z.number().int(),
  mood: z.record(z.string(), z.number()),
  category: z.record(z.string(), z.number()),
  status: z.record(z.string(), z.number()),
  tag: z.record(z.string(), z.number()),
  /** By thread id. */
  thread: z.record(z.string(), z.number()),
  day: z.record(z.string(), z.number()),
  pinned: z.number().int(),
  private: z.number().int(),
  audio: z.number().int(),
});
export type ThoughtCounts = z.infer<typeof thoughtCounts>;

export const thoughtDetail = thoughtCard.extend({
  /** The person's words: what they wrote, or the transcript as it stands now. null while there is none, or its key is gone. */
  content: z.string().nullable(),
  segments: z.array(spokenSegment),
  setAside: z.array(setAside),
  transcribedBy: z.object({ engine: z.string(), model: z.string(), at: z.string() }).nullable(),
  correctedAt: z.string().nullable(),
  insights,
  deleted: z.boolean(),
  /** Of the stream, for `versions`. */
  revision: z.number().int(),
});
export type ThoughtDetail = z.infer<typeof thoughtDetail>;

/** `GET /thoughts/{thoughtId}/versions`: every wording it ever had, newest first. */
export const thoughtVersions = z.object({
  items: z.array(
    z.object({
      revision: z.number().int(),
      at: z.string(),
      change: z.enum(['written', 'transcribed', 'edited', 'corrected', 'back-dated']),
      content: z.string().nullable(),
      occurredAt: z.string(),
    }),
  ),
});
export type ThoughtVersions = z.infer<typeof thoughtVersions>;
