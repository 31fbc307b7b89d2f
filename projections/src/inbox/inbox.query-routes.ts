import { listAnswerTemplatesRoute } from '#answer-template/answer-templates.query.ts';
import { findReportRoute } from '#comment-report/comment-reports.query.ts';
import { findReportedPlace, readPublishedComment } from '#community/community-readers.ts';
import { findErasureProposalRoute } from '#erasure-proposal/erasure-proposals.query.ts';
import { listJoinableOrganizationsRoute, listOwnOrganizationsRoute } from '#organization/client-organizations.query.ts';
import { listOrganizationCommunitiesRoute } from '#organization/organization-communities.query.ts';
import {
  findOrganizationRoute,
  listOrganizationHistoryRoute,
  listOrganizationMembersRoute,
  listOrganizationsRoute,
} from '#organization/organizations.query.ts';
import { findOwnRequestRoute, listOwnRequestsRoute } from '#request/own-requests.query.ts';
import { findRequestRoute } from '#request/requests.query.ts';
import { listInboxHoldersRoute } from './holders.ts';
import { countInboxRoute, listInboxRoute } from './inbox.query.ts';

/** Organisations, requests, reported comments, templates of answers and proposed erasures, for administrators. */
export const inboxQueryRoutes = [
  listInboxRoute(readPublishedComment),
  countInboxRoute,
  listInboxHoldersRoute,
  findRequestRoute,
  findReportRoute(readPublishedComment, findReportedPlace),
  listAnswerTemplatesRoute,
  findErasureProposalRoute,
  listOrganizationsRoute,
  findOrganizationRoute,
  listOrganizationMembersRoute,
  listOrganizationHistoryRoute,
  listOrganizationCommunitiesRoute,
] as const;

/** A client's own requests, and organisations to join. */
export const clientInboxQueryRoutes = [
  listOwnRequestsRoute,
  findOwnRequestRoute,
  listOwnOrganizationsRoute,
  listJoinableOrganizationsRoute,
] as const;
