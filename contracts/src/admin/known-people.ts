import { z } from 'zod';

/** A client as administrators see them: identity only. `code`: their own, which they can name on the phone; names are null once their key is destroyed. */
export const knownClient = z.object({
  clientId: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  code: z.string(),
});
export type KnownClient = z.infer<typeof knownClient>;

export const knownAdmin = z.object({ adminId: z.string(), fullname: z.string().nullable() });
export type KnownAdmin = z.infer<typeof knownAdmin>;
