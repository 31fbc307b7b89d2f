import { z } from 'zod';

/**
 * What answers questions. `writes`: a model writes sentences; else answers only quote. `sentFor`: the consent that a question is sent somewhere with; null:
 * everything stays on this server. `usedShare`: of the limit of today, from 0 to 1; null: there is none. `hears`: a question can be spoken.
 */
export const chatEngine = z.object({
  writes: z.boolean(),
  sentFor: z.enum(['answers', 'meaning']).nullable(),
  usedShare: z.number().nullable(),
  hears: z.boolean(),
});
export type ChatEngine = z.infer<typeof chatEngine>;
