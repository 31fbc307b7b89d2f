import { exportedLists } from '@ecrin/domain/list-export/list-export.vocabulary.ts';

/** Figures of the service, for every administrator. */
export const figureRoutes = [
  'get /api/admin/goal-statistics',
  'get /api/admin/cohorts',
  'get /api/admin/service-delays',
  'get /api/admin/service-figures',
  'get /api/admin/usage',
  'get /api/admin/consents',
] as const;

/** What leaves the service, and who did what, for superadmins. */
export const actLogRoutes = [
  'get /api/admin/act-log',
  ...exportedLists.map((list) => `get /api/admin/exports/${list}`),
] as const;
