import { listActsOfAdminRoute, listOwnActsRoute } from './activity/list-acts.query-routes.ts';
import { listAdminNotificationsRoute } from './admin-notification/admin-notifications.query.ts';
import { listGoalFiguresRoute } from './goal/goal.query-routes.ts';
import { findServiceFiguresRoute } from './service-figures/find-service-figures.query.ts';

/** All queries for administrators. */
export const adminQueryRoutes = [
  listGoalFiguresRoute,
  findServiceFiguresRoute,
  listOwnActsRoute,
  listActsOfAdminRoute,
  listAdminNotificationsRoute,
] as const;
