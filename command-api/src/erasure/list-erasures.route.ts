import { ownErasures } from '@ecrin/contracts/erasure/erasure.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

export const listErasuresRoute = ({ erasure: { listOf, codeFor, receiptOf } }: Pick<ApiServices, 'erasure'>) =>
  customRoute({
    method: 'get',
    path: '/erasures',
    access: 'client',
    summary: 'One’s own erasures of less than the account, the latest first, with what leads to their certificates',
    params: z.object({}),
    answer: ownErasures,
    handle: async (_request, { clientId, sessionId }) => {
      const isOpen = (number: string, open: readonly string[]): boolean =>
        sessionId !== null && open.includes(receiptOf(number, sessionId));
      const items = (await listOf(clientId)).map(({ openDevices, ...one }) => ({
        ...one,
        code: codeFor(one.number),
        waitsHere: isOpen(one.number, openDevices),
      }));
      return { json: ownErasures.parse({ items }), headers: { 'Cache-Control': 'no-store' } };
    },
  });
