import { z } from 'zod';

/** `PUT /chat/endpoint`: the host the person was shown. */
export const acceptChatEndpointRequest = z.strictObject({ endpoint: z.string().min(1).max(255) });

/**
 * What answers questions. `writes`: a model writes sentences; else answers only quote. `endpoint`: the host that a question, and thoughts that may answer it,
 * are sent to once the person `accepted` that; null: everything stays on this server. `usedShare`: of the limit of today, from 0 to 1; null: there is none. `hears`: a question can be spoken.
 */
export const chatEngine = z.object({
  writes: z.boolean(),
  endpoint: z.string().nullable(),
  accepted: z.boolean(),
  usedShare: z.number().nullable(),
  hears: z.boolean(),
});
export type ChatEngine = z.infer<typeof chatEngine>;
