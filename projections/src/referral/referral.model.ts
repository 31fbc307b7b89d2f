import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per friend who registered with a code, under the friend’s id. `firstname` is null once their key is destroyed. */
export type ReferralDocument = Readonly<{ ownerId: string; code: string; firstname: string | null; joinedAt: string }>;

export const referralModel: Model<ReferralDocument> = { name: 'referral', version: 1, indexes: [['code', 'joinedAt']] };
