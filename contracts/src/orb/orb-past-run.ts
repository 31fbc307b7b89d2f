import { maxPastVersions, pastSteps } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { maxValueLength, runFailures } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { z } from 'zod';
import { givenDay } from '#time/days.ts';
import { ianaZone } from '#time/iana-zone.ts';
import { orbRunCard, runEstimate, shownResult } from './orb-run.ts';

export const orbPastRunParams = z.object({ pastRunId: z.uuidv7() });

/** `POST /orb-past-runs`: days are both included. `versions`: of the orb's instructions, one or two. `values`: of their variables, by their names. */
export const beginPastRunRequest = z.strictObject({
  pastRunId: z.uuidv7(),
  orbId: z.uuidv7(),
  versions: z.array(z.int().min(1)).min(1).max(maxPastVersions),
  past: z.strictObject({ from: givenDay, to: givenDay }),
  step: z.enum(pastSteps),
  values: z.record(z.string().max(80), z.string().max(2 * maxValueLength)),
  timeZone: ianaZone,
});
export type BeginPastRunRequest = z.infer<typeof beginPastRunRequest>;

/** `GET /orb-past-runs/estimate`. */
export const pastEstimateQuery = z.strictObject({
  from: givenDay,
  to: givenDay,
  step: z.enum(pastSteps),
  versions: z.coerce.number().int().min(1).max(maxPastVersions).default(1),
});
const span = { from: z.string(), to: z.string() };
/** What all its steps would read and take together; each span with its thoughts. */
export const pastEstimate = runEstimate.extend({
  spans: z.array(z.object({ ...span, thoughts: z.number().int() })),
});
export type PastEstimate = z.infer<typeof pastEstimate>;

/** `reason`: why it stopped; null: by the person. `done`: steps that ended, of `steps`. */
export const orbPastRunCard = z.object({
  pastRunId: z.string(),
  orbId: z.string(),
  status: z.enum(['running', 'stopped', 'ended']),
  reason: z.enum(runFailures).nullable(),
  versions: z.array(z.number().int()),
  step: z.enum(pastSteps),
  ...span,
  done: z.number().int(),
  steps: z.number().int(),
  begunAt: z.string(),
});
export type OrbPastRunCard = z.infer<typeof orbPastRunCard>;

export const listPastRunsQuery = z.strictObject({
  orbId: z.uuidv7(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
/** The latest first. */
export const orbPastRunList = z.object({ items: z.array(orbPastRunCard), nextCursor: z.string().nullable() });
export type OrbPastRunList = z.infer<typeof orbPastRunList>;

/** Each span with its runs, at most one for each version; none while it was not begun. `result`: null without one, and where it was taken away. */
export const orbPastRunDetail = orbPastRunCard.extend({
  spans: z.array(z.object({ ...span, runs: z.array(orbRunCard.extend({ result: shownResult.nullable() })) })),
});
export type OrbPastRunDetail = z.infer<typeof orbPastRunDetail>;
