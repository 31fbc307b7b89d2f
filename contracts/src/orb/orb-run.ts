import {
  maxChosenThoughts,
  maxChosenThreads,
  maxOwnTextLength,
  maxReadThoughts,
  maxValueLength,
  runFailures,
  runSkips,
} from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { citation } from '#conversation/conversation.ts';
import { givenDay } from '#time/days.ts';
import { ianaZone } from '#time/iana-zone.ts';

export const orbRunParams = z.object({ runId: z.uuidv7() });
export const orbRunItemParams = z.object({ runId: z.uuidv7(), item: z.coerce.number().int().min(0).max(1_000) });

const runFilter = z.strictObject({
  from: givenDay.nullable(),
  to: givenDay.nullable(),
  tag: z.string().max(40).nullable(),
  mood: z.enum(moods).nullable(),
  category: z.enum(categories).nullable(),
});
const runSources = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('thoughts'), thoughtIds: z.array(z.uuidv7()).max(maxChosenThoughts) }),
  z.strictObject({ kind: z.literal('threads'), threadIds: z.array(z.uuidv7()).max(maxChosenThreads) }),
  z.strictObject({ kind: z.literal('filter'), filter: runFilter }),
  z.strictObject({
    kind: z.literal('recent'),
    from: givenDay,
    thoughts: z.boolean(),
    threads: z.boolean(),
    most: z.int().min(1).max(maxReadThoughts),
  }),
  z.strictObject({ kind: z.literal('text') }),
]);

/** `POST /orb-runs`. `version`: of the orb's instructions; the current one unless given. `values`: of its variables, by their names. */
export const requestOrbRunRequest = z.strictObject({
  runId: z.uuidv7(),
  orbId: z.uuidv7(),
  version: z.int().min(1).optional(),
  sources: runSources,
  text: z
    .string()
    .max(2 * maxOwnTextLength)
    .nullable(),
  values: z.record(z.string().max(80), z.string().max(2 * maxValueLength)),
  timeZone: ianaZone,
});
export type RequestOrbRunRequest = z.infer<typeof requestOrbRunRequest>;

export const tickItemRequest = z.strictObject({ ticked: z.boolean() });

const list = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.uuidv7()).max(maxChosenThoughts));
/** `GET /orb-runs/estimate`: what is chosen, as in a request; `recent`: from `from` on, of too many `most`. `characters`: of the person's own text. */
export const estimateQuery = z.strictObject({
  thoughts: list.optional(),
  threads: list.optional(),
  from: givenDay.optional(),
  to: givenDay.optional(),
  tag: z.string().max(40).optional(),
  mood: z.enum(moods).optional(),
  category: z.enum(categories).optional(),
  filter: z.literal('true').optional(),
  recent: z.enum(['thoughts', 'threads', 'both']).optional(),
  most: z.coerce.number().int().min(1).max(maxReadThoughts).default(maxReadThoughts),
  characters: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 * maxOwnTextLength)
    .default(0),
});

/**
 * What a run would read and take. `leftOut`: of what was chosen, not read: private, without AI, or without words yet. `seconds`: about; null: not known yet.
 * `cost`: in euros, about; null: not known, 0: on this machine. `model`: null: none writes here. `endpoint`: where thoughts go; null: nowhere.
 * `runsToday`, `wordsThisMonth`: used so far, of the limits; a limit of 0: none.
 */
export const runEstimate = z.object({
  thoughts: z.number().int(),
  words: z.number().int(),
  leftOut: z.number().int(),
  seconds: z.number().nullable(),
  cost: z.number().nullable(),
  model: z.string().nullable(),
  endpoint: z.string().nullable(),
  runsToday: z.number().int(),
  runsPerDay: z.number().int(),
  wordsThisMonth: z.number().int(),
  wordsPerMonth: z.number().int(),
  usedShare: z.number().nullable(),
});
export type RunEstimate = z.infer<typeof runEstimate>;

const runStatuses = ['running', 'completed', 'failed', 'stopped', 'skipped'] as const;
const occasionKinds = ['asked', 'schedule', 'past'] as const;

/** `status`: `skipped`: it was due and did not run, for `reason`. `read`: thoughts that were read so far, of `thoughts`. */
export const orbRunCard = z.object({
  runId: z.string(),
  orbId: z.string(),
  status: z.enum(runStatuses),
  occasion: z.enum(occasionKinds),
  version: z.number().int(),
  requestedAt: z.string(),
  endedAt: z.string().nullable(),
  reason: z.enum([...runFailures, ...runSkips]).nullable(),
  thoughts: z.number().int(),
  read: z.number().int(),
  hidden: z.boolean(),
});
export type OrbRunCard = z.infer<typeof orbRunCard>;

/** `text`, `cells`: null where something they rest on is gone. */
const statement = z.object({ text: z.string().nullable(), citations: z.array(citation) });
export const shownResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'list', 'checklist']), items: z.array(statement) }),
  z.object({ kind: z.literal('score'), scale: z.string(), score: z.number(), items: z.array(statement) }),
  z.object({ kind: z.literal('label'), label: z.string(), items: z.array(statement) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    items: z.array(z.object({ cells: z.array(z.string()).nullable(), citations: z.array(citation) })),
  }),
]);
export type ShownResult = z.infer<typeof shownResult>;

/** `made`: by what; null without a result. `stones`: moods of the thoughts it reads, in order; null: not known. */
export const orbRunDetail = orbRunCard.extend({
  text: z.string().nullable(),
  values: z.record(z.string(), z.string()),
  result: shownResult.nullable(),
  ticked: z.array(z.number().int()),
  removedCitations: z.number().int(),
  made: z.object({ engine: z.string(), model: z.string(), promptVersion: z.string() }).nullable(),
  stones: z.array(z.enum(moods).nullable()),
  drafts: z.array(shownResult),
});
export type OrbRunDetail = z.infer<typeof orbRunDetail>;

/** `occasion`: without it the steps of a past are left out. */
export const listOrbRunsQuery = z.strictObject({
  orbId: z.uuidv7().optional(),
  status: z.enum(runStatuses).optional(),
  occasion: z.enum(occasionKinds).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
/** The latest first. */
export const orbRunList = z.object({ items: z.array(orbRunCard), nextCursor: z.string().nullable() });
export type OrbRunList = z.infer<typeof orbRunList>;
