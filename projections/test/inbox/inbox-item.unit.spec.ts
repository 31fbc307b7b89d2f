import {
  confirmed,
  declined,
  made,
  of as proposal,
  overdue,
  withdrawn as kept,
} from '@ecrin/domain/test/erasure-proposal/erasure-proposal.fixtures.ts';
import {
  answered,
  by,
  clientId,
  now,
  opened,
  reopened,
  requestId,
  reversed,
  withdrawn,
  written,
} from '@ecrin/domain/test/request/request.fixtures.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { describe, expect, it } from 'vitest';
import type { InboxItemDocument } from '#inbox/inbox-item.model.ts';
import { inboxItemProjection as projection } from '#inbox/inbox-item.projection.ts';

type Event = Parameters<typeof projection.apply>[1];

const [later, end] = ['2026-01-03T09:00:00.000Z', '2026-01-10T09:00:00.000Z'];
const dayMs = 86_400_000;
const due = (since: string, days: number) => new Date(Date.parse(since) + days * dayMs).toISOString();
const item = (...events: readonly Event[]) =>
  events.reduce<InboxItemDocument | null>((doc, event) => projection.apply(doc, event), null);

const reportId = 'comment.c1';
const reported = (reporterId: string, reportedAt = now): Event => ({
  type: 'CommentReported',
  data: {
    reportId,
    subject: { kind: 'comment', id: 'c1', ownerId: 'bruno' },
    reporterId,
    reason: 'off-topic',
    reportedAt,
  },
  private: null,
});
const ofReport = { reportId, subject: { kind: 'comment', id: 'c1', ownerId: 'bruno' }, by } as const;
const reportKept: Event = { type: 'CommentKept', data: { ...ofReport, keptAt: later }, private: null };
const entrusted: Event = {
  type: 'CommentReportEntrusted',
  data: { reportId, communityId: 'c', by, until: end, entrustedAt: later },
  private: { reason: 'Vous connaissez ce qui précède.' },
};
const returned: Event = {
  type: 'CommentReportReturned',
  data: { reportId, communityId: 'c', cause: 'unanswered', returnedAt: end },
  private: null,
};

type Place = Pick<InboxItemDocument, 'kind' | 'status' | 'since'>;
const [permission, report, erasure] = [{ kind: 'permission' }, { kind: 'report' }, { kind: 'erasure' }] as const;
const stories: readonly (readonly [string, readonly Event[], Place])[] = [
  ['opened', [opened()], { ...permission, status: 'open', since: now }],
  ['asked back', [opened(), written('m', by, later)], { ...permission, status: 'elsewhere', since: later }],
  ['more written', [opened(), written('m', null, later)], { ...permission, status: 'open', since: now }],
  ['replied', [opened(), written('m', by), written('n', null, later)], { ...permission, status: 'open', since: later }],
  ['answered', [opened(), answered('accepted')], { ...permission, status: 'closed', since: now }],
  [
    'opened again',
    [opened(), answered('refused'), reopened, written('m', null)],
    { ...permission, status: 'open', since: now },
  ],
  ['reversed', [opened(), answered('accepted'), reversed('accepted')], { ...permission, status: 'open', since: now }],
  ['taken back by the client', [opened(), withdrawn], { ...permission, status: 'closed', since: now }],
  ['reported', [reported('anne')], { ...report, status: 'open', since: now }],
  ['reported again', [reported('anne'), reported('carl', later)], { ...report, status: 'open', since: now }],
  ['kept', [reported('anne'), reportKept], { ...report, status: 'closed', since: later }],
  [
    'reported after that',
    [reported('anne'), reportKept, reported('carl', end)],
    { ...report, status: 'open', since: end },
  ],
  ['with its community', [reported('anne'), entrusted], { ...report, status: 'elsewhere', since: later }],
  [
    'reported while there',
    [reported('anne'), entrusted, reported('carl', end)],
    { ...report, status: 'elsewhere', since: later },
  ],
  ['back from there', [reported('anne'), entrusted, returned], { ...report, status: 'open', since: end }],
  ['proposed', [made], { ...erasure, status: 'open', since: now }],
  ['confirmed', [made, confirmed], { ...erasure, status: 'closed', since: now }],
  ['declined', [made, declined], { ...erasure, status: 'closed', since: now }],
  ['kept by the client', [made, kept], { ...erasure, status: 'closed', since: now }],
];

describe('an item of the inbox', () => {
  it.each(stories)('has the place that its latest event gave it: %s', (_name, events, place) => {
    expect(item(...events)).toMatchObject({ ...place, ownerId: serviceOwner, changes: events.length });
  });
  it('is due three days after it waits, a proposed erasure two days before its end', () => {
    expect([item(opened())?.dueAt, item(reported('anne'))?.dueAt]).toEqual([due(now, 3), due(now, 3)]);
    expect(item(made)?.dueAt).toBe(due(overdue, -2));
  });
  it('says whose stream it is, and has an id that no other kind can have', () => {
    expect([item(opened())?.clientId, item(reported('anne'))?.clientId, item(made)?.clientId]).toEqual([
      clientId,
      'bruno',
      proposal.clientId,
    ]);
    expect([opened(), reported('anne'), made].map((event) => projection.documentId(event))).toEqual([
      requestId,
      reportId,
      `erasure.${proposal.proposalId}`,
    ]);
  });
  it('has no word, of nobody', () =>
    expect(
      JSON.stringify([
        item(opened(), written('m', by), answered('refused'), reversed('refused')),
        item(reported('anne'), entrusted),
        item(made, declined),
      ]),
    ).not.toMatch(/carnets|Un mot|erreur|précède|courrier|écrite/u));

  const held = { holder: { adminId: 'admin-2', since: later }, holderId: 'admin-2' };
  const [to, back] = [
    { adminId: 'admin-2', by, assignedAt: later },
    { adminId: 'admin-2', by, releasedAt: later },
  ];
  const handed: readonly (readonly [string, readonly Event[]])[] = [
    [
      'a request',
      [
        opened(),
        { type: 'RequestAssigned', data: { requestId, ...to }, private: null },
        answered('accepted'),
        { type: 'RequestReleased', data: { requestId, ...back }, private: null },
      ],
    ],
    [
      'reports',
      [
        reported('anne'),
        { type: 'CommentReportAssigned', data: { reportId, ...to }, private: null },
        reported('carl', later),
        { type: 'CommentReportReleased', data: { reportId, ...back }, private: null },
      ],
    ],
    [
      'a proposed erasure',
      [
        made,
        { type: 'ErasureProposalAssigned', data: { ...proposal, ...to }, private: null },
        { type: 'ErasureProposalReleased', data: { ...proposal, ...back }, private: null },
      ],
    ],
  ];
  it.each(handed)('is somebody’s until it is released: %s', (_name, events) => {
    const nobodys = { holder: null, holderId: null };
    expect(events.map((_event, last) => item(...events.slice(0, last + 1)))).toMatchObject(
      events.map((_event, last) => (last === 0 || last === events.length - 1 ? nobodys : held)),
    );
  });
  it('an erasure that is decided on is nobody’s any more: nothing is left to see to', () =>
    expect(
      item(made, { type: 'ErasureProposalAssigned', data: { ...proposal, ...to }, private: null }, confirmed),
    ).toMatchObject({ holder: null, holderId: null }));
  it('a decision about nothing shows nothing', () =>
    expect([item(answered('accepted')), item(reportKept), item(confirmed)]).toEqual([null, null, null]));
});
