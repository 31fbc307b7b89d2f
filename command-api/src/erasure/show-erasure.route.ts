import { erasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { codeHeader, findErasure, type FindingServices } from './find-erasure.ts';

export const showErasureRoute = (services: FindingServices) =>
  customRoute({
    method: 'get',
    path: '/erasures/:number',
    access: 'public',
    summary:
      'How far an erasure is, and its certificate, by its number and code; a wrong code answers as no such number',
    params: z.object({ number: z.string().max(64) }),
    query: z.object({}),
    headers: codeHeader,
    answer: erasureState,
    handle: async ({ params: { number }, header }, context) => {
      const found = await findErasure(services, { number, header }, context);
      if ('refused' in found) return found;
      return { json: erasureState.parse(found), headers: { 'Cache-Control': 'no-store' } };
    },
  });
