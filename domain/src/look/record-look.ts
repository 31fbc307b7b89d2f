import type { AdminRole } from '#admin/admin.vocabulary.ts';
import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { LookRecorded } from './look.events.ts';
import type { LookTarget } from './look.vocabulary.ts';
import { lookKey, type Looks } from './looks.aggregate.ts';

export type RecordLook = Readonly<{
  lookId: string;
  clientId: string;
  target: LookTarget;
  by: string;
  role: AdminRole;
  reason: string | null;
  now: string;
}>;

/** How long a recorded look lasts: what the same administrator sees of the same target meanwhile belongs to it. */
const lookMs = 10 * 60_000;

/** Whoever reloads a page looks once; every export is a look of its own, since each leaves the service. */
export const recordLook = ({ reason, now, ...look }: RecordLook, { latest }: Looks): Decision<LookRecorded> => {
  const before = latest.get(lookKey(look.by, look.target));
  if (before && (before.lookId === look.lookId || isPartOf(before.lookedAt, look.target, now))) return nothingNew;
  return [{ type: 'LookRecorded', data: { ...look, lookedAt: now }, private: reason === null ? null : { reason } }];
};

const isPartOf = (lookedAt: string, target: LookTarget, now: string): boolean =>
  target !== 'export' && Date.parse(now) - Date.parse(lookedAt) < lookMs;
