import { z } from 'zod';

export const rereadingParams = z.object({ rereadingId: z.uuidv7() });
/** `POST /rereadings` */
export const startRereadingRequest = z.strictObject({ rereadingId: z.uuidv7() });

/** `thoughts`: how many a better step could analyse now. `last`: the client's latest rereading, `reread`: thoughts that show values of it. */
export const rereadingOverview = z.object({
  thoughts: z.number().int(),
  last: z
    .object({
      rereadingId: z.string(),
      status: z.enum(['running', 'ended', 'stopped', 'undone']),
      startedAt: z.string(),
      reread: z.number().int(),
    })
    .nullable(),
});
export type RereadingOverview = z.infer<typeof rereadingOverview>;
