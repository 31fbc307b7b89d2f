import { answerTemplateProjection } from '#answer-template/answer-template.projection.ts';
import { commentReportProjection } from '#comment-report/comment-report.projection.ts';
import { erasureProposalProjection } from '#erasure-proposal/erasure-proposal.projection.ts';
import { organizationChangeProjection } from '#organization/organization-change.projection.ts';
import { membershipProjection, organizationProjection } from '#organization/organization.projection.ts';
import { requestProjection } from '#request/request.projection.ts';
import { inboxItemProjection } from './inbox-item.projection.ts';

/** Organisations, requests, reported comments, templates of answers and proposed erasures. */
export const inboxProjections = [
  organizationProjection,
  organizationChangeProjection,
  membershipProjection,
  requestProjection,
  inboxItemProjection,
  commentReportProjection,
  answerTemplateProjection,
  erasureProposalProjection,
] as const;
