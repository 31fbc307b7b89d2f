import { activityPage, listActsOfAdminQuery, listActsQuery } from '@ecrin/contracts/activity/activity.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { findAdminRow } from '#admin-row/find-admin-rows.query.ts';
import { activityModel } from './activity.model.ts';
import { listActivity, listActsOfAdmin } from './list-activity.query.ts';

type Asked = z.infer<typeof listActsQuery> & Readonly<{ side?: 'by' | 'on' }>;

/** Events about an account belong to it, whoever acted. */
const listSide = (models: ReadModels, { side = 'by', ...asked }: Asked) =>
  side === 'by'
    ? (adminId: string) => listActsOfAdmin(models)(adminId, asked)
    : (adminId: string) => listActivity(models)(adminId, { ...asked, kind: 'administrator' });

const actsOf = (models: ReadModels) => async (adminId: string, asked: Asked) =>
  (await findAdminRow(models)(adminId))
    ? ((await listSide(models, asked)(adminId)) ?? ({ refused: 'general.invalid-request' } as const))
    : ({ refused: 'admin.not-found' } as const);

const listActs = {
  method: 'get',
  query: listActsQuery,
  answer: activityPage,
  model: activityModel,
  joins: [adminRowModel],
} as const;

export const listOwnActsRoute = queryRoute({
  ...listActs,
  path: '/acts',
  access: 'admin',
  summary: 'What the calling administrator did, newest first',
  params: z.object({}),
  ask:
    (models) =>
    ({ query }, { adminId }) =>
      actsOf(models)(adminId, query),
});

export const listActsOfAdminRoute = queryRoute({
  ...listActs,
  path: '/admins/:adminId/acts',
  access: 'superadmin',
  summary: 'What one administrator did, or what was done to their account, newest first',
  query: listActsOfAdminQuery,
  params: z.object({ adminId: z.string().max(64) }),
  ask:
    (models) =>
    ({ params: { adminId }, query }) =>
      actsOf(models)(adminId, query),
});
