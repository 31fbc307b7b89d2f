import { referral } from '@ecrin/contracts/client/referral.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findReferral } from './find-referral.query.ts';
import { referralModel } from './referral.model.ts';

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
