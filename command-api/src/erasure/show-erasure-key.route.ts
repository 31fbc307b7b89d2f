import { erasureKey } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { FindingServices } from './find-erasure.ts';

export const showErasureKeyRoute = ({ erasure: { publicKey } }: Pick<FindingServices, 'erasure'>) =>
  customRoute({
    method: 'get',
    path: '/erasure-key',
    access: 'public',
    summary: 'The key by which certificates of erasure are checked, for whoever has one without its number and code',
    params: z.object({}),
    answer: erasureKey,
    handle: async () => ({ json: { publicKey } }),
  });
