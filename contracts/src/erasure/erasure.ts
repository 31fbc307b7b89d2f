import { z } from 'zod';

/** How long an erasure can be undone by signing in, in days. */
export const erasureGraceDays = 7;

/** `POST /api/client/erasure`: of the whole account. `now` needs a session that was opened within ten minutes. Ends every session. */
export const askErasureRequest = z.strictObject({ when: z.enum(['in-seven-days', 'now']) });
export type AskErasureRequest = z.infer<typeof askErasureRequest>;

/** `number`, `code`: by which the certificate is found once the account is gone. `dueAt`: from then on nothing undoes it. */
export const askedErasure = z.object({ number: z.string(), code: z.string(), askedAt: z.string(), dueAt: z.string() });
export type AskedErasure = z.infer<typeof askedErasure>;

/**
 * `GET /api/client/erasure`: what would be erased. `withdrawn`: the one that signing in has undone within the last day, so that the app can say so;
 * null: none.
 */
export const erasureOutlook = z.object({
  thoughts: z.int(),
  spokenMs: z.number(),
  goals: z.int(),
  orbs: z.int(),
  stories: z.int(),
  communitiesOwned: z.int(),
  withdrawn: z.object({ askedAt: z.string(), withdrawnAt: z.string() }).nullable(),
});
export type ErasureOutlook = z.infer<typeof erasureOutlook>;
