import { addMs, dayMs } from '#time/instant.ts';

/** Clients are told this many days before recordings are kept for a shorter time. */
export const announcedDays = 30;
/** Nobody’s recording is erased sooner after they were told, in days: who registers later is told later. */
export const leastNoticeDays = 14;
export const keptDaysLimits = { least: 7, most: 3_650 } as const;

/** `change`: the number of the change that set it; `toldBy`: of the one clients were told of. `startsAt`: ISO 8601, the beginning of a day in UTC where it was announced. */
export type RetentionRule = Readonly<{ change: number; toldBy: number; keptDays: number; startsAt: string }>;
/** null: kept for ever; nothing announced; nothing that was announced was taken back. `withdrawn.by`: the change that did. */
export type RecordingRetention = Readonly<{
  inForce: RetentionRule | null;
  coming: RetentionRule | null;
  withdrawn: Readonly<{ rule: RetentionRule; by: number }> | null;
}>;

export const keptForEver: RecordingRetention = { inForce: null, coming: null, withdrawn: null };

/** What holds at an instant. */
export const retentionAt = (retention: RecordingRetention, now: string): RecordingRetention =>
  retention.coming && retention.coming.startsAt <= now
    ? { ...retention, inForce: retention.coming, coming: null }
    : retention;

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
  const { inForce, coming } = retentionAt(retention, changedAt);
  if (keptDays !== null && startsAt !== undefined)
    return { inForce, coming: { change, keptDays, startsAt, toldBy: change }, withdrawn: null };
  const rule = keptDays !== null && { change, keptDays, startsAt: changedAt, toldBy: inForce?.toldBy ?? change };
  return { inForce: rule || null, coming: null, withdrawn: coming && { rule: coming, by: change } };
};
