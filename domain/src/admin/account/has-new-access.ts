import { dayMs, msBetween } from '#time/instant.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { RosterEntry } from '../roster/roster.aggregate.ts';

/** Whether another administrator created this one, gave them a password or removed their second factor less than a day ago, and so could be behind what they do. */
export const hasNewAccess = (
  { entry, own }: Readonly<{ entry: RosterEntry; own: Pick<Admin, 'accessGivenAt'> }>,
  now: string,
): boolean =>
  [entry.createdBy === null ? null : entry.createdAt, own.accessGivenAt].some(
    (given) => given !== null && msBetween(given, now) < dayMs,
  );
