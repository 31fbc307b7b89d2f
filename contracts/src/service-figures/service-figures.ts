import { blockReasons } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { z } from 'zod';
import { zoneOfWords } from '#time/iana-zone.ts';
import { figureSpans } from './figure-spans.ts';

/** Days are of whom each thing happened to; `timeZone`: which of them is today where one looks. */
export const serviceFiguresQuery = z.object({
  span: z.enum(figureSpans).default('7d'),
  timeZone: zoneOfWords.default('UTC'),
});

/** Over the span, over the one of the same length before it, and in each of its periods, oldest first. */
const measure = z.object({ total: z.number(), before: z.number(), series: z.array(z.number()) });
export type Measure = z.infer<typeof measure>;

/** In ms, within 5 %; null: nothing ended then. */
export const delay = z.object({ medianMs: z.number().nullable(), p95Ms: z.number().nullable() });
export type Delay = z.infer<typeof delay>;

/** `running`, `toRetry`: now. */
const work = z.object({
  done: measure,
  failed: measure,
  running: z.number(),
  toRetry: z.number(),
  delay,
  delayBefore: delay,
  delays: z.array(delay),
});
export type WorkFigures = z.infer<typeof work>;

/** Different clients that did something in a window of days; `before`: in the window that ended with the previous span. */
const active = z.object({ now: z.number(), before: z.number() });

/** Figures of the whole service, without a word or a name of anybody. `periods`: YYYY-MM-DD, or YYYY-MM for `12m`, oldest first. */
export const serviceFigures = z.object({
  span: z.enum(figureSpans),
  periods: z.array(z.string()),
  clients: z.object({
    total: z.number(),
    registered: measure,
    activeIn1: active,
    activeIn7: active,
    activeIn30: active,
    /** At the end of each day those of the last 7 days (`7d`) or 30 (`30d`); in each month (`12m`). */
    activeSeries: z.array(z.number()),
  }),
  thoughts: z.object({
    kept: z.number(),
    spoken: measure,
    written: measure,
    deleted: measure,
    spokenMs: measure,
    recordingBytes: z.number(),
  }),
  transcriptions: work,
  understandings: work,
  orbRuns: z.object({ completed: measure, failed: measure, running: z.number(), delay }),
  /** `met`, `missed`: periods, as they stood on the morning after. */
  goals: z.object({ exist: z.number(), set: measure, met: measure, missed: measure }),
  notifications: z.object({
    posted: measure,
    sent: measure,
    delivered: measure,
    opened: measure,
    heldBack: measure,
    blocked: z.array(z.object({ reason: z.enum(blockReasons), count: z.number() })),
    reminders: measure,
    remindersReached: measure,
    remindersHeldBack: measure,
  }),
});
export type ServiceFigures = z.infer<typeof serviceFigures>;
