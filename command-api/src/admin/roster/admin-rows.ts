import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastMet, atLeastPositionOf } from '#http/request/at-least-position.ts';
import type { AdminRequestHeaders } from '../admin-actor.ts';
import { loadRoster } from '../find-admin.ts';

/** Waits until the list includes the roster's last event, and the caller's own receipt. Returns the header that says whether it does. */
export const waitForAdminRows = async (
  services: Pick<ApiServices, 'events' | 'waitFor'>,
  request: AdminRequestHeaders,
): Promise<Readonly<Record<string, string>>> => {
  const asked = atLeastPositionOf(request);
  const { last } = await loadRoster(services);
  const met = await services.waitFor('admin-row', Math.max(asked ?? 0, last?.position ?? 0), atLeastWaitMs);
  return asked === null ? {} : atLeastMet(met);
};

/** With their active sessions. */
export const withSessionCount = async (
  { access }: Pick<ApiServices, 'access'>,
  row: Omit<AdminRow, 'sessions'>,
  now: string,
): Promise<AdminRow> => {
  const sessions = await access.sessionsOf({ userType: 'admin', userId: row.adminId }, now);
  return { ...row, lastSeenAt: sessions[0]?.lastUsedAt ?? row.lastSeenAt, sessions: sessions.length };
};
