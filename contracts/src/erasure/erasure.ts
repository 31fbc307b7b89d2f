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

/** Thoughts of one erasure, and sounds; as `maxErasedThoughts` of the domain. */
export const maxErasedAtOnce = 1_000;
const erasedIds = z.array(z.uuid()).max(maxErasedAtOnce);
/** `sounds`: of recordings alone, whose words stay. */
const erasedPart = {
  thoughtIds: erasedIds,
  sounds: z.array(z.strictObject({ thoughtId: z.uuid(), recordingId: z.uuid() })).max(maxErasedAtOnce),
};

/** `POST /api/client/erasures`: of less than the account, for good and at once. */
export const askPartErasureRequest = z.strictObject(erasedPart).refine(({ thoughtIds, sounds }) => {
  const count = thoughtIds.length + sounds.length;
  return count > 0 && count <= maxErasedAtOnce;
});
export type AskPartErasureRequest = z.infer<typeof askPartErasureRequest>;

/** `POST /api/client/erasures/outlook`: what has words of these thoughts and loses them too. */
export const partOutlookRequest = z.strictObject({ thoughtIds: erasedIds });
export const partOutlook = z.object({
  stories: z.int(),
  answers: z.int(),
  orbResults: z.int(),
  communityCopies: z.int(),
  facts: z.int(),
  reminders: z.int(),
  notices: z.int(),
});
export type PartOutlook = z.infer<typeof partOutlook>;

/** `GET /api/client/erasures`: one’s own, the latest first. `code`: with the number it leads to the certificate. `doneAt` null: under way. */
export const ownErasure = z.object({
  number: z.string(),
  code: z.string(),
  thoughts: z.int(),
  sounds: z.int(),
  askedAt: z.string(),
  doneAt: z.string().nullable(),
});
export const ownErasures = z.object({ items: z.array(ownErasure) });
export type OwnErasures = z.infer<typeof ownErasures>;
export type OwnErasure = OwnErasures['items'][number];
