import type { ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { listActLogRoute } from './activity/act-log.query-route.ts';
import { findIdsRoute } from './activity/find-ids.query-route.ts';
import { listActsOfAdminRoute, listOwnActsRoute } from './activity/list-acts.query-routes.ts';
import { listAdminNotificationsRoute } from './admin-notification/admin-notifications.query.ts';
import { broadcastQueryRoutes } from './broadcast/list-broadcasts.query.ts';
import { listRecipientsRoute } from './broadcast/list-recipients.query.ts';
import { countClientsRoute, listClientsRoute } from './client-row/list-clients.query.ts';
import { countConsentsRoute } from './consent/list-consents.query.ts';
import { inboxQueryRoutes } from './inbox/inbox.query-routes.ts';
import { findCurrentAccessRoute } from './look/find-current-access.query.ts';
import { listOpenAccessesRoute } from './look/list-open-accesses.query.ts';
import { readyOrbQueryRoutes, type ReadyOrbsConfig } from './orb/ready-orbs.query.ts';
import { findCohortsRoute } from './service-figures/find-cohorts.query.ts';
import { findServiceDelaysRoute } from './service-figures/find-service-delays.query.ts';
import { findServiceFiguresRoute } from './service-figures/find-service-figures.query.ts';
import { listWorkRoute } from './work/work.query.ts';

/** `orbs`: what reads for orbs, and what it costs. `consentTargets`: where words of clients are sent to. */
export type AdminQueryOptions = Readonly<{ orbs: ReadyOrbsConfig; consentTargets: ConsentTargets }>;

/** All queries for administrators. */
export const createAdminQueryRoutes = ({ orbs, consentTargets }: AdminQueryOptions) =>
  [
    findServiceFiguresRoute,
    findServiceDelaysRoute,
    findCohortsRoute,
    listOwnActsRoute,
    listActsOfAdminRoute,
    listActLogRoute,
    findIdsRoute,
    listAdminNotificationsRoute,
    findCurrentAccessRoute,
    listOpenAccessesRoute,
    listWorkRoute,
    countClientsRoute,
    listClientsRoute,
    countConsentsRoute(consentTargets),
    ...readyOrbQueryRoutes(orbs),
    ...inboxQueryRoutes,
    ...broadcastQueryRoutes,
    listRecipientsRoute,
  ] as const;
