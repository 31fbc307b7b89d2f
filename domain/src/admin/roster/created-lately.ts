import { dayMs, msBetween } from '#time/instant.ts';
import type { Roster } from './roster.aggregate.ts';

/** The administrators this one has created within the last day, or was created by within it. */
export const createdLately = (roster: Roster, adminId: string, now: string): readonly string[] =>
  [...roster.values()].flatMap((entry) => {
    if (entry.createdBy === null || msBetween(entry.createdAt, now) >= dayMs) return [];
    if (entry.adminId === adminId) return [entry.createdBy];
    return entry.createdBy === adminId ? [entry.adminId] : [];
  });
