import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import type { Added } from '@ecrin/platform/projections/totals.ts';
import type { Zoned } from './own-days.ts';
import { happened } from './total-periods.ts';

/** Things that happened to one notification, run or goal, each under the name of the amount it is counted as. */
export type ActsDocument = Zoned &
  Readonly<{ ownerId: string; acts: readonly (readonly [name: string, at: string])[] }>;

export const withAct = (before: ActsDocument | null, name: string, at: string): ActsDocument => ({
  ...before,
  ownerId: serviceOwner,
  acts: [...(before?.acts ?? []), [name, at]],
});

export const addedByActs = ({ acts, ...own }: ActsDocument): readonly Added[] =>
  acts.flatMap(([name, at]) => happened({ ...own, at }, { [name]: 1 }));

/** When it happened last; null: it did not. */
export const actAt = ({ acts }: ActsDocument, sought: string): string | null =>
  acts.findLast(([name]) => name === sought)?.[1] ?? null;

export const hasAct = ({ acts }: ActsDocument, names: readonly string[]): boolean =>
  acts.some(([name]) => names.includes(name));
