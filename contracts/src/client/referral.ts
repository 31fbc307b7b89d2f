import { z } from 'zod';

/** `GET /api/client/referral`. `link`: `{PUBLIC_URL}/register?ref=CODE`. Friends by first name only, null once theirs is erased. */
export const referral = z.object({
  code: z.string(),
  link: z.string(),
  friends: z.array(z.object({ firstname: z.string().nullable(), joinedAt: z.string() })),
});
export type Referral = z.infer<typeof referral>;
