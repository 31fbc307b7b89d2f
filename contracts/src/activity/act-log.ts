import { z } from 'zod';
import { givenInstant } from '#time/instant.ts';
import { activity, activityKinds, activityPage } from './activity.ts';

/** What an act can be on, besides the service itself. */
export const actSubjectKinds = ['client', 'admin', 'organization', 'broadcast', 'orb'] as const;

/** `name`: in the reader’s language where there are two; null once its key is destroyed, and of what is not listed any more. */
const actSubject = z.object({ kind: z.enum(actSubjectKinds), id: z.string(), name: z.string().nullable() });
export type ActSubject = z.infer<typeof actSubject>;

/** Of `GET /api/admin/act-log`. `from` inclusive, `before` exclusive, by when it was recorded. */
export const actLogQuery = z.object({
  adminId: z.string().max(64).optional(),
  kind: z.enum(activityKinds).optional(),
  from: givenInstant.optional(),
  before: givenInstant.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});

/** `subject` null: the service, or their own account. */
const act = activity.extend({ subject: actSubject.nullable() });
export type Act = z.infer<typeof act>;

/** `admins`: the names of those who acted; null: their key is destroyed. `total`: of all pages. */
export const actLogPage = activityPage.extend({
  items: z.array(act),
  admins: z.record(z.string(), z.string().nullable()),
  total: z.number().int(),
});
export type ActLogPage = z.infer<typeof actLogPage>;
