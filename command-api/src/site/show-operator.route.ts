import { operatorNotice, type OperatorNotice } from '@ecrin/contracts/site/operator.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

export const showOperatorRoute = (operator: OperatorNotice) =>
  customRoute({
    method: 'get',
    path: '/operator',
    access: 'public',
    summary: 'The operator of this server, for its legal notice',
    params: z.object({}),
    answer: operatorNotice,
    handle: async () => ({ json: operator }),
  });
