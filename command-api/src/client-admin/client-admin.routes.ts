import { adminErasureProposalRoutes } from '#erasure-proposal/erasure-proposal.routes.ts';
import type { ApiServices } from '#http/api-services.ts';
import { actOnClientRoutes } from './act-on-client.routes.ts';
import { clientActivityRoutes } from './client-activity.routes.ts';
import type { ClientReaders } from './client-readers.ts';
import { showClientRoute } from './show-client.route.ts';

type Parts = Readonly<{ services: ApiServices; readers: ClientReaders; ticketKey: Uint8Array }>;

/** All routes below `/api/admin/clients` but the list, which is a query. `ticketKey`: 256 bits derived for downloads of a history. */
export const createClientAdminRoutes = ({ services, readers, ticketKey }: Parts) => [
  showClientRoute({ ...services, ...readers }),
  ...clientActivityRoutes({ ...services, ...readers }, ticketKey),
  ...actOnClientRoutes(services),
  ...adminErasureProposalRoutes(services),
];
