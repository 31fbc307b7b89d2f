import { z } from 'zod';

/** What waits for an administrator. `late`: for more than three days. `oldestSince`: null when nothing waits. */
const queueCount = z.object({
  open: z.number().int(),
  late: z.number().int(),
  oldestSince: z.string().nullable(),
});
export type QueueCount = z.infer<typeof queueCount>;

/** `GET /api/admin/inbox-counts`, for the menu and the dashboard. */
export const inboxCounts = z.object({
  requests: queueCount.extend({
    byKind: z.object({ join: z.number().int(), permission: z.number().int(), help: z.number().int() }),
  }),
  comments: queueCount,
  /** Proposed, and not decided on. */
  erasures: queueCount,
});
export type InboxCounts = z.infer<typeof inboxCounts>;
