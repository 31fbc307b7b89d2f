import { consentPurposes } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { z } from 'zod';

const purpose = z.enum(consentPurposes);
export const consentParams = z.object({ purpose });

/** `PUT /consents/:purpose`: what the person was shown. */
export const giveConsentRequest = z.strictObject({
  host: z.string().min(1).max(300),
  model: z.string().min(1).max(300),
  wording: z.number().int(),
});

/**
 * What this server would send to an endpoint, and whether the person accepted it. `since`: of their last answer; null: they gave none. `former`: the
 * other host they accepted for it, or the other model of this host: nothing is sent there any more.
 */
const consentItem = z.object({
  purpose,
  host: z.string(),
  model: z.string(),
  state: z.enum(['given', 'withdrawn', 'never']),
  since: z.string().nullable(),
  former: z.string().nullable(),
});
export type ConsentItem = z.infer<typeof consentItem>;
/** `wording`: version of the words that are to be shown. */
export const consents = z.object({ wording: z.number().int(), items: z.array(consentItem) });
export type Consents = z.infer<typeof consents>;

/** `GET /api/admin/consents`: how many clients accept each of them now, and how many requests were sent for it in the last 30 days, of all clients. */
export const consentCounts = z.object({
  items: z.array(
    z.object({ purpose, host: z.string(), model: z.string(), clients: z.number().int(), sendings: z.number().int() }),
  ),
});
export type ConsentCounts = z.infer<typeof consentCounts>;
