import { addMs, dayMs } from '#time/instant.ts';

/** Clients are told this many days before recordings are kept for a shorter time. */
export const announcedDays = 30;
/** Nobody’s recording is erased sooner after they were told, in days: who registers later is told later. */
export const leastNoticeDays = 14;
export const keptDaysLimits = { least: 7, most: 3_650 } as const;

/** `change`: the number of the change that set it; `toldBy`: of the one clients were told of. `startsAt`: ISO 8601, the beginning of a day in UTC where it was announced. */
export type RetentionRule = Readonly<{ change: number; toldBy: number; keptDays: number; startsAt: string }>;
/** null: kept for ever; nothing announced. */
export type RecordingRetention = Readonly<{ inForce: RetentionRule | null; coming: RetentionRule | null }>;

export const keptForEver: RecordingRetention = { inForce: null, coming: null };

/** What holds at an instant. */
export const retentionAt = (retention: RecordingRetention, now: string): RecordingRetention =>
  retention.coming && retention.coming.startsAt <= now ? { inForce: retention.coming, coming: null } : retention;

/** When a time that was set now begins; null: at once, since nobody loses by it. */
export const startOf = (retention: RecordingRetention, keptDays: number | null, now: string): string | null => {
  const { inForce } = retentionAt(retention, now);
  if (keptDays === null || (inForce && inForce.keptDays <= keptDays)) return null;
  return `${addMs(now, (announcedDays + 1) * dayMs).slice(0, 10)}T00:00:00.000Z`;
};

type Changed = Readonly<{ change: number; keptDays: number | null; startsAt: string | undefined; changedAt: string }>;

/** A longer time replaces what holds and what was announced; a shorter one is announced, and replaces what was. */
export const changeRetention = (
  retention: RecordingRetention,
  { change, keptDays, startsAt, changedAt }: Changed,
): RecordingRetention => {
  if (keptDays === null) return keptForEver;
  const { inForce } = retentionAt(retention, changedAt);
  return startsAt === undefined
    ? { inForce: { change, keptDays, startsAt: changedAt, toldBy: inForce?.toldBy ?? change }, coming: null }
    : { inForce, coming: { change, keptDays, startsAt, toldBy: change } };
};
