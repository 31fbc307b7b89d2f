import { z } from 'zod';

/**
 * What answers questions. `writes`: `yes`, a model writes sentences; `maybe`, it has not shown yet that it can; `no`, answers only quote. `sentFor`: the consent that a question is sent somewhere with; null:
 * everything stays on this server. `usedShare`: of the limit of today, from 0 to 1; null: there is none. `hears`: a question can be spoken.
 */
export const chatEngine = z.object({
  writes: z.enum(['yes', 'maybe', 'no']),
  sentFor: z.enum(['answers', 'meaning']).nullable(),
  usedShare: z.number().nullable(),
  hears: z.boolean(),
});
export type ChatEngine = z.infer<typeof chatEngine>;
