import type { ActivityEntries } from './activity-entries.ts';
import type { InboxEvent } from './recorded-event.ts';

export const inboxActivity: ActivityEntries<InboxEvent> = {
  OrganizationCreated: ['organization', 'masked', 'kind', 'acceptsRequests', 'by'],
  OrganizationEdited: ['organization', 'masked', 'kind', 'acceptsRequests', 'by'],
  OrganizationClosed: ['organization', 'plain', 'by'],
  OrganizationReopened: ['organization', 'plain', 'by'],
  OrganizationMemberAdded: ['organization', 'plain', 'organizationId', 'by'],
  OrganizationMemberRemoved: ['organization', 'masked', 'organizationId', 'by'],
  OrganizationMemberLeft: ['organization', 'plain', 'organizationId'],
  RequestOpened: ['request', 'masked', 'subject'],
  RequestMessageWritten: ['request', 'masked', 'by'],
  RequestAnswered: ['request', 'masked', 'answer', 'by'],
  RequestReopened: ['request', 'plain'],
  RequestAnswerReversed: ['request', 'masked', 'answer', 'by'],
  RequestWithdrawn: ['request', 'plain'],
  RequestAssigned: ['request', 'plain', 'by'],
  RequestReleased: ['request', 'plain', 'by'],
  CommentReported: ['request', 'plain', 'reason'],
  CommentKept: ['request', 'plain', 'by'],
  CommentHidden: ['request', 'masked', 'reason', 'by'],
  CommentRestored: ['request', 'masked', 'by'],
  CommentReportAssigned: ['request', 'plain', 'by'],
  CommentReportReleased: ['request', 'plain', 'by'],
  AnswerTemplateAdded: ['request', 'plain', 'by'],
  AnswerTemplateEdited: ['request', 'plain', 'by'],
  AnswerTemplateRemoved: ['request', 'plain', 'by'],
};
