import { clientErasureProposalRoutes } from '#erasure-proposal/erasure-proposal.routes.ts';
import type { ApiServices } from '#http/api-services.ts';
import { askErasureRoute } from './ask-erasure.route.ts';
import { askPartErasureRoute, showPartOutlookRoute } from './ask-part-erasure.route.ts';
import { accountClearedRoute, partsClearedRoute } from './device-cleared.routes.ts';
import { listErasuresRoute } from './list-erasures.route.ts';
import { showErasedRoute } from './show-erased.route.ts';
import { showErasureKeyRoute } from './show-erasure-key.route.ts';
import { showErasureRoute } from './show-erasure.route.ts';
import { showOutlookRoute } from './show-outlook.route.ts';

/** A client’s own, and of everybody who has a number with its code. */
export const erasureRoutes = (services: ApiServices) => [
  showOutlookRoute(services),
  askErasureRoute(services),
  askPartErasureRoute(services),
  showPartOutlookRoute(services),
  listErasuresRoute(services),
  accountClearedRoute(services),
  partsClearedRoute(services),
  showErasureRoute(services),
  showErasureKeyRoute(services),
  showErasedRoute(services),
  ...clientErasureProposalRoutes,
];
