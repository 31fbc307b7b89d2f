import { adminsAnswer } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastHeaders } from '#http/request/at-least-position.ts';
import { waitForAdminRows, withSessionCount } from './admin-rows.ts';

type Services = Pick<ApiServices, 'access' | 'adminRows' | 'events' | 'waitFor'>;

export const listAdminsRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/admins',
    access: 'superadmin',
    summary: 'Every administrator, deactivated ones included',
    params: z.object({}),
    headers: atLeastHeaders,
    answer: adminsAnswer,
    handle: async (request, { now }) => {
      const met = await waitForAdminRows(services, request);
      const items = await Promise.all((await services.adminRows()).map((row) => withSessionCount(services, row, now)));
      return { json: adminsAnswer.parse({ items }), headers: { 'Cache-Control': 'no-store', ...met } };
    },
  });
