import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { clientProfileModel } from './client-profile.model.ts';

/** The client with this normalized referral code; null: none. */
export const findReferrer =
  (models: ReadModels) =>
  async (referralCode: string): Promise<string | null> => {
    const { items } = await (
      await models.open(clientProfileModel)
    ).find({ filter: { referralCode }, sort: [], limit: 1 });
    return items[0]?.ownerId ?? null;
  };
