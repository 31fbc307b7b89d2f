import type { AnswerTemplateEvent } from '@ecrin/domain/answer-template/answer-template.events.ts';
import type { CommentReportEvent } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { MembershipEvent } from '@ecrin/domain/membership/membership.events.ts';
import type { OrganizationEvent } from '@ecrin/domain/organization/organization.events.ts';
import type { RequestEvent } from '@ecrin/domain/request/request.events.ts';
import { samplesOf, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<
  OrganizationEvent | MembershipEvent | RequestEvent | CommentReportEvent | AnswerTemplateEvent
> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const [organizationId, joinId, permissionId, helpId, messageId, replyId] = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map(
  (end) => `01980000-0000-7000-8000-0000000000${end}`,
) as [string, string, string, string, string, string];
const commentId = '01980000-0000-7000-8000-0000000000d7';
const at = '2026-01-02T09:00:00.000Z';
const by = 'admin-1';
const described = { organizationId, kind: 'religious', referentId: clientId, acceptsRequests: true, by } as const;
const subject = { kind: 'comment', id: commentId, ownerId: clientId } as const;
const reportId = `comment.${commentId}`;

const [templateId, removedId] = [
  '01980000-0000-7000-8000-0000000000d8',
  '01980000-0000-7000-8000-0000000000d9',
] as const;
const template = {
  templateId,
  title: 'Bienvenue',
  words: { fr: 'Bonjour {prénom}, bienvenue sur {service}.', en: null },
  by,
};

export const inboxSamples = [
  ...samplesIn(
    'answer-templates-all',
    { type: 'AnswerTemplateAdded', data: { ...template, addedAt: at }, private: null },
    { type: 'AnswerTemplateEdited', data: { ...template, editedAt: at }, private: null },
    { type: 'AnswerTemplateAdded', data: { ...template, templateId: removedId, addedAt: at }, private: null },
    { type: 'AnswerTemplateRemoved', data: { templateId: removedId, by, removedAt: at }, private: null },
  ),
  ...samplesIn(
    `organization-${organizationId}`,
    {
      type: 'OrganizationCreated',
      data: { ...described, createdAt: at },
      private: { name: 'Paroisse du Vieux-Port', contact: 'Le secrétariat, le matin' },
    },
    {
      type: 'OrganizationEdited',
      data: { ...described, referentId: null, acceptsRequests: false, editedAt: at },
      private: { name: 'Paroisse du Port', contact: null },
    },
    { type: 'OrganizationClosed', data: { organizationId, by, closedAt: at }, private: null },
    { type: 'OrganizationReopened', data: { organizationId, by, reopenedAt: at }, private: null },
  ),
  ...samplesIn(
    `membership-${organizationId}.${clientId}`,
    {
      type: 'OrganizationMemberAdded',
      data: { organizationId, clientId, by, requestId: joinId, addedAt: at },
      private: null,
    },
    {
      type: 'OrganizationMemberRemoved',
      data: { organizationId, clientId, by, removedAt: at },
      private: { reason: 'A déménagé.' },
    },
    {
      type: 'OrganizationMemberAdded',
      data: { organizationId, clientId, by, requestId: null, addedAt: at },
      private: null,
    },
    { type: 'OrganizationMemberLeft', data: { organizationId, clientId, leftAt: at }, private: null },
  ),
  ...samplesIn(
    `request-${joinId}`,
    {
      type: 'RequestOpened',
      data: { requestId: joinId, clientId, subject: { kind: 'join', organizationId }, openedAt: at },
      private: { words: null },
    },
    {
      type: 'RequestMessageWritten',
      data: { requestId: joinId, messageId, by, writtenAt: at },
      private: { words: 'Venez-vous le dimanche ?' },
    },
    {
      type: 'RequestMessageWritten',
      data: { requestId: joinId, messageId: replyId, by: null, writtenAt: at },
      private: { words: 'Presque chaque dimanche.' },
    },
    {
      type: 'RequestAnswered',
      data: { requestId: joinId, answer: 'accepted', by, answeredAt: at },
      private: { words: 'Bienvenue.' },
    },
  ),
  ...samplesIn(
    `request-${permissionId}`,
    {
      type: 'RequestOpened',
      data: {
        requestId: permissionId,
        clientId,
        subject: { kind: 'permission', permission: 'create-orbs' },
        openedAt: at,
      },
      private: { words: 'Pour mes carnets de rêves.' },
    },
    {
      type: 'RequestAnswered',
      data: { requestId: permissionId, answer: 'refused', by, answeredAt: at },
      private: { words: 'Pas encore.' },
    },
    { type: 'RequestReopened', data: { requestId: permissionId, reopenedAt: at }, private: null },
    {
      type: 'RequestMessageWritten',
      data: { requestId: permissionId, messageId, by: null, writtenAt: at },
      private: { words: 'Et maintenant ?' },
    },
    {
      type: 'RequestAnswered',
      data: { requestId: permissionId, answer: 'accepted', by, answeredAt: at },
      private: { words: null },
    },
    {
      type: 'RequestAnswerReversed',
      data: { requestId: permissionId, answer: 'accepted', by, reversedAt: at },
      private: { reason: 'Accordée par erreur.' },
    },
  ),
  ...samplesIn(
    `request-${helpId}`,
    {
      type: 'RequestOpened',
      data: { requestId: helpId, clientId, subject: { kind: 'help' }, openedAt: at },
      private: { words: 'Une phrase est mal transcrite.' },
    },
    { type: 'RequestWithdrawn', data: { requestId: helpId, withdrawnAt: at }, private: null },
    {
      type: 'RequestAssigned',
      data: { requestId: helpId, adminId: 'admin-2', by, assignedAt: at },
      private: null,
    },
    {
      type: 'RequestReleased',
      data: { requestId: helpId, adminId: 'admin-2', by, releasedAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `comment-report-${reportId}`,
    {
      type: 'CommentReported',
      data: { reportId, subject, reporterId: 'client-2', reason: 'attacks-a-person', reportedAt: at },
      private: null,
    },
    { type: 'CommentKept', data: { reportId, subject, by, keptAt: at }, private: null },
    {
      type: 'CommentReported',
      data: { reportId, subject, reporterId: 'client-4', reason: 'private-data', reportedAt: at },
      private: null,
    },
    {
      type: 'CommentHidden',
      data: { reportId, subject, reason: 'attacks-a-person', by, hiddenAt: at },
      private: { word: 'Votre commentaire visait une personne.' },
    },
    { type: 'CommentRestored', data: { reportId, subject, by, restoredAt: at }, private: { word: null } },
    {
      type: 'CommentReportAssigned',
      data: { reportId, adminId: by, by, assignedAt: at },
      private: null,
    },
    {
      type: 'CommentReportReleased',
      data: { reportId, adminId: by, by, releasedAt: at },
      private: null,
    },
    {
      type: 'CommentReportEntrusted',
      data: { reportId, communityId: 'community-1', by, until: at, entrustedAt: at },
      private: { reason: 'Vous connaissez ce qui précède.' },
    },
    {
      type: 'CommentReportReturned',
      data: { reportId, communityId: 'community-1', cause: 'unanswered', returnedAt: at },
      private: null,
    },
    {
      type: 'CommentReportAnswered',
      data: { reportId, communityId: 'community-1', by: 'client-2', answer: 'hidden', answeredAt: at },
      private: null,
    },
  ),
];
