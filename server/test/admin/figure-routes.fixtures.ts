import { exportedPaths } from '@ecrin/contracts/list-export/exported-paths.ts';

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
  ...Object.values(exportedPaths).map((path) => `get /api/admin/exports${path.replaceAll(/:(\w+)/gu, '{$1}')}`),
] as const;
