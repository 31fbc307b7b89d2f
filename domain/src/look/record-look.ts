import type { AdminRole } from '#admin/admin.vocabulary.ts';
import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { LookRecorded } from './look.events.ts';
import type { LookTarget, ReportLookedAt } from './look.vocabulary.ts';
import { lookKey, type Looks } from './looks.aggregate.ts';

export type RecordLook = Readonly<{
  lookId: string;
  clientId: string;
  target: LookTarget;
  by: string;
  role: AdminRole;
  report?: ReportLookedAt;
  reason: string | null;
  now: string;
}>;

/** How long a recorded look lasts: what the same administrator sees of the same target meanwhile belongs to it. */
const lookMs = 10 * 60_000;

/** The looks that a look at the target is part of while they last: a page shows all of its client but the history. Every export leaves the service. */
const partOf: Readonly<Record<LookTarget, readonly LookTarget[]>> = {
  page: ['page'],
  history: ['history'],
  export: [],
  usage: ['usage', 'page'],
  search: ['search', 'page'],
  report: ['report'],
  list: [],
};

/** Whoever reloads a page looks once. */
export const recordLook = ({ reason, now, ...look }: RecordLook, { latest }: Looks): Decision<LookRecorded> => {
  const reportId = look.report?.reportId;
  const before = latest.get(lookKey(look.by, look.target, reportId));
  const lasts = partOf[look.target].some((target) => isLasting(latest.get(lookKey(look.by, target, reportId)), now));
  if (before?.lookId === look.lookId || lasts) return nothingNew;
  return [{ type: 'LookRecorded', data: { ...look, lookedAt: now }, private: reason === null ? null : { reason } }];
};

const isLasting = (look: Readonly<{ lookedAt: string }> | undefined, now: string): boolean =>
  look !== undefined && Date.parse(now) - Date.parse(look.lookedAt) < lookMs;
