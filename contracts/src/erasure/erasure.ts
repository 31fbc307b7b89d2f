import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { givenDay } from '#time/days.ts';

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
 * `proposed`: by an administrator, and not decided on yet, so that the client can say no; each null: none.
 */
export const erasureOutlook = z.object({
  thoughts: z.int(),
  spokenMs: z.number(),
  goals: z.int(),
  orbs: z.int(),
  stories: z.int(),
  communitiesOwned: z.int(),
  withdrawn: z.object({ askedAt: z.string(), withdrawnAt: z.string() }).nullable(),
  proposed: z.object({ proposalId: z.string(), expiresAt: z.string() }).nullable(),
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

/** `POST /api/client/erasures`: of less than the account, for good and at once. More than one, or a sixth within a day, needs a session that was opened or confirmed within ten minutes. */
export const askPartErasureRequest = z.strictObject(erasedPart).refine(({ thoughtIds, sounds }) => {
  const count = thoughtIds.length + sounds.length;
  return count > 0 && count <= maxErasedAtOnce;
});
export type AskPartErasureRequest = z.infer<typeof askPartErasureRequest>;

/** Days, YYYY-MM-DD, both inclusive; they begin `dayStart` minutes after midnight. */
const erasedDays = z.strictObject({
  from: givenDay,
  to: givenDay,
  dayStart: z.int().min(0).max(latestDayStart).multipleOf(dayStartStep),
});
/** `POST /api/client/erasures/outlook`: what has words of these thoughts, of those of a thread or of days, and loses them too. */
export const partOutlookRequest = z.union([
  z.strictObject({ thoughtIds: erasedIds.min(1) }),
  z.strictObject({ threadId: z.uuid() }),
  erasedDays,
]);
export type PartOutlookRequest = z.infer<typeof partOutlookRequest>;
/** `thoughtIds`: which they are now; exactly these are then asked for, so that none goes that was not counted. Deleted ones are among them. */
export const partOutlook = z.object({
  thoughtIds: erasedIds,
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
  /** This device has not said yet that it keeps nothing of it. */
  waitsHere: z.boolean(),
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

/** `GET /api/client/erased/:clientId`, public: nothing undoes the erasure of this account any more. */
export const erasedAccount = z.object({ isErased: z.boolean() });
export type ErasedAccount = z.infer<typeof erasedAccount>;

/** `POST /api/client/erased/:clientId`, public: a device has forgotten what it kept of an erased account. `sessionIds`: of those that were open on it. Any others change nothing, and are answered the same. */
export const deviceClearedRequest = z.strictObject({ sessionIds: z.array(z.uuid()).min(1).max(20) });
export type DeviceClearedRequest = z.infer<typeof deviceClearedRequest>;

/** `POST /api/client/erasures/devices`: this device has forgotten what it had read before these erasures were done. */
export const partsClearedRequest = z.strictObject({ numbers: z.array(z.string().max(64)).min(1).max(200) });
export type PartsClearedRequest = z.infer<typeof partsClearedRequest>;
