import type { AdminRow } from '@ecrin/contracts/admin.ts';
import { atLeastWaitMs } from '@ecrin/contracts/receipt.ts';
import { positionOf } from '../http/position.ts';
import type { ApiServices } from '../http/api-services.ts';
import type { Asking } from './doer-of.ts';
import { loadRoster } from './find-admin.ts';

/** Waits until the list holds what the roster does, and what the caller has a receipt for. */
export const rowsAreThere = async (services: ApiServices, { header }: Asking): Promise<void> => {
  const asked = positionOf(header('X-At-Least') ?? '');
  const { last } = await loadRoster(services);
  await services.waitFor('admin-row', Math.max(asked ?? 0, last?.position ?? 0), atLeastWaitMs);
};

/** With the sessions that stand now. */
export const withSessions = async ({ access }: ApiServices, row: Omit<AdminRow, 'sessions'>, now: string): Promise<AdminRow> => {
  const sessions = await access.sessionsOf({ userType: 'admin', userId: row.adminId }, now);
  return { ...row, lastSeenAt: sessions[0]?.lastUsedAt ?? row.lastSeenAt, sessions: sessions.length };
};
