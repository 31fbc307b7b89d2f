import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { answers, type HistoryScenario } from './history-scenario.ts';

const busy = new ActivityFault('provider-unavailable', 'asked too often', 10);

/** What follows from decisions in the inbox of administrators. */
export const inboxScenarios = (): readonly HistoryScenario[] => [
  {
    workflow: 'apply-request-answer',
    path: 'given',
    input: { requestId: 'request-1', revision: 1, ownerId: 'client-1' },
    activities: { apply: answers(busy, 'given') },
  },
  {
    workflow: 'release-inbox',
    path: 'released',
    input: { adminId: 'admin-1', by: 'admin-2' },
    activities: { release: answers(busy, 3) },
  },
  {
    workflow: 'follow-entrusted-report',
    path: 'taken-back',
    input: () => ({ reportId: 'comment.c1', ownerId: 'client-1', until: new Date(Date.now() + 1_000).toISOString() }),
    activities: { takeBack: answers(busy, 'followed') },
  },
  {
    workflow: 'follow-entrusted-report',
    path: 'settled',
    input: { reportId: 'comment.c1', ownerId: 'client-1', until: null, by: 'client-2' },
    activities: { settle: answers('followed') },
  },
  {
    workflow: 'follow-erasure-proposal',
    path: 'confirmed',
    input: { ownerId: 'client-1', proposalId: 'proposal-1', expiresAt: '2026-01-16T09:00:00.000Z' },
    signals: ['decided'],
    activities: { timeLeft: answers(busy, 60_000), follow: answers(busy, 'asked') },
  },
  {
    workflow: 'follow-erasure-proposal',
    path: 'expired',
    input: { ownerId: 'client-1', proposalId: 'proposal-1', expiresAt: '2026-01-16T09:00:00.000Z' },
    activities: { timeLeft: answers(500), follow: answers('expired') },
  },
];
