import { z } from 'zod';

export const activityKinds = [
  'account',
  'session',
  'permission',
  'thought',
  'thread',
  'rereading',
  'goal',
  'reminder',
  'notification',
  'conversation',
  'favorite',
  'memory',
  'orb',
  'look',
  'administrator',
  'service',
  'organization',
  'request',
  'story',
  'community',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ActivityFact = z.infer<typeof fact>;

/**
 * One event, without its words. `position`: its place in the history of everything. `occurredAt`, `timeZone`: the person's time; `recordedAt`: the
 * service's. `actor`: `client:<id>`, `admin:<id>` or `system:<process>`. `masked`: it has personal words, which nobody reads here.
 */
export const activity = z.object({
  id: z.string(),
  position: z.number().int(),
  type: z.string(),
  kind: z.enum(activityKinds),
  stream: z.string(),
  ownerId: z.string(),
  actor: z.string(),
  occurredAt: z.string(),
  timeZone: z.string(),
  recordedAt: z.string(),
  sessionId: z.string().nullable(),
  masked: z.boolean(),
  facts: z.record(z.string(), fact),
});
export type Activity = z.infer<typeof activity>;

export const activityPage = z.object({ items: z.array(activity), nextCursor: z.string().nullable() });
export type ActivityPage = z.infer<typeof activityPage>;

/** Of `GET /api/admin/acts` and `GET /api/admin/admins/{adminId}/acts`. */
export const listActsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});

/** Of one administrator: what they did (`by`), or what was done to their account, by whomever (`on`). */
export const listActsOfAdminQuery = listActsQuery.extend({ side: z.enum(['by', 'on']).default('by') });
