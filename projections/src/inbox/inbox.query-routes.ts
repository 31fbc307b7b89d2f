import { findReportRoute, listReportsRoute, type ReadPublished } from '#comment-report/comment-reports.query.ts';
import { listJoinableOrganizationsRoute, listOwnOrganizationsRoute } from '#organization/client-organizations.query.ts';
import {
  findOrganizationRoute,
  listOrganizationHistoryRoute,
  listOrganizationMembersRoute,
  listOrganizationsRoute,
} from '#organization/organizations.query.ts';
import { findOwnRequestRoute, listOwnRequestsRoute } from '#request/own-requests.query.ts';
import { findRequestRoute, listRequestsRoute } from '#request/requests.query.ts';
import { countInboxRoute } from './inbox-counts.query.ts';

/** Until something can be published, nothing is. */
const nothingPublished: ReadPublished = () => async () => null;

/** Organisations, requests and reported comments, for administrators. */
export const inboxQueryRoutes = [
  countInboxRoute,
  listRequestsRoute,
  findRequestRoute,
  listReportsRoute(nothingPublished),
  findReportRoute(nothingPublished),
  listOrganizationsRoute,
  findOrganizationRoute,
  listOrganizationMembersRoute,
  listOrganizationHistoryRoute,
] as const;

/** A client's own requests, and organisations to join. */
export const clientInboxQueryRoutes = [
  listOwnRequestsRoute,
  findOwnRequestRoute,
  listOwnOrganizationsRoute,
  listJoinableOrganizationsRoute,
] as const;
