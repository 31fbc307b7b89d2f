import { z } from 'zod';

/** NFC; length and commonness of a new one are refusals of their own, so that the sentences can be kind. */
const password = z.string().min(1).max(1024);

/** `PUT /api/client/password`: the other sessions end. */
export const changePasswordRequest = z.strictObject({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** `POST /api/client/not-me`, public: by the link of the mail that tells of a sign-in on a new device, `/verify/not-me#token=…`. */
export const notMeRequest = z.strictObject({ token: z.string().min(20).max(400) });
export type NotMeRequest = z.infer<typeof notMeRequest>;

/** `browser` and `system` by their own names, null where the device does not state them. */
const clientSession = z.object({
  sessionId: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type ClientSession = z.infer<typeof clientSession>;
export const sessionsAnswer = z.object({ items: z.array(clientSession) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
