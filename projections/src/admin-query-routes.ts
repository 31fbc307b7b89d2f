import { listActsOfAdminRoute, listOwnActsRoute } from './activity/list-acts.query-routes.ts';
import { listAdminNotificationsRoute } from './admin-notification/admin-notifications.query.ts';
import { listGoalFiguresRoute } from './goal/goal.query-routes.ts';

/** All queries for administrators. */
export const adminQueryRoutes = [
  listGoalFiguresRoute,
  listOwnActsRoute,
  listActsOfAdminRoute,
  listAdminNotificationsRoute,
] as const;
