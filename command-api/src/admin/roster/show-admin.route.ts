import { adminRow } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastHeaders } from '#http/request/at-least-position.ts';
import { adminParams } from '../admin-actor.ts';
import { waitForAdminRows, withSessionCount } from './admin-rows.ts';

type Services = Pick<ApiServices, 'access' | 'adminRowOf' | 'events' | 'waitFor'>;

export const showAdminRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/admins/:adminId',
    access: 'superadmin',
    summary: 'One administrator',
    params: adminParams,
    headers: atLeastHeaders,
    answer: adminRow,
    handle: async (request, { now }) => {
      const met = await waitForAdminRows(services, request);
      const row = await services.adminRowOf(request.params.adminId);
      if (!row) return { refused: 'admin.not-found' };
      return {
        json: adminRow.parse(await withSessionCount(services, row, now)),
        headers: { 'Cache-Control': 'no-store', ...met },
      };
    },
  });
