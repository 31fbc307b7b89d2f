import { adminsAnswer } from '@ecrin/contracts/admin.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { rowHeaders, rowsAreThere, withSessions } from './admin-rows.ts';

export const listAdminsRoute = (services: ApiServices) =>
  customRoute({
    method: 'get',
    path: '/admins',
    access: 'superadmin',
    summary: 'Every administrator, deactivated ones included',
    params: z.object({}),
    headers: rowHeaders,
    answer: adminsAnswer,
    handle: async (request, { now }) => {
      await rowsAreThere(services, request);
      const items = await Promise.all((await services.adminRows()).map((row) => withSessions(services, row, now)));
      return { json: adminsAnswer.parse({ items }), headers: { 'Cache-Control': 'no-store' } };
    },
  });
