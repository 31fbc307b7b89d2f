import type { ApiServices } from '#http/api-services.ts';
import { askErasureRoute } from './ask-erasure.route.ts';
import { showErasureRoute } from './show-erasure.route.ts';
import { showOutlookRoute } from './show-outlook.route.ts';

/** A client’s own, and of everybody who has a number with its code. */
export const erasureRoutes = (services: ApiServices) => [
  showOutlookRoute(services),
  askErasureRoute(services),
  showErasureRoute(services),
];
