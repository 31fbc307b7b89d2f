import { type Referral, referral } from '@ecrin/contracts/client/referral.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { referralModel } from './referral.model.ts';

/** More friends than one page shows; the latest first. */
const maxFriends = 200;

/** A client’s code and who registered with it. `publicUrl`: of the pages. */
export const findReferral =
  (models: ReadModels, publicUrl: string) =>
  async (clientId: string): Promise<Referral> => {
    const code = referralCodeOf(clientId);
    const { items } = await (
      await models.open(referralModel)
    ).find({ filter: { code }, sort: [['joinedAt', 'desc']], limit: maxFriends });
    // Clients are never their own friends, whatever code they typed.
    const friends = items
      .filter(({ ownerId }) => ownerId !== clientId)
      .map(({ firstname, joinedAt }) => ({ firstname, joinedAt }));
    return { code, link: new URL(`/register?ref=${code}`, publicUrl).href, friends };
  };

export const findReferralRoute = (publicUrl: string) =>
  queryRoute({
    method: 'get',
    path: '/referral',
    access: 'client',
    summary: 'The client’s referral code, its link, and the friends who joined by it',
    params: z.object({}),
    query: z.object({}),
    answer: referral,
    model: referralModel,
    ask:
      (models) =>
      (_request, { clientId }) =>
        findReferral(models, publicUrl)(clientId),
  });
