import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { Roster, RosterEntry } from './roster.aggregate.ts';

const isActiveSuperadmin = (entry: RosterEntry | undefined): boolean =>
  entry?.status === 'active' && entry.role === 'superadmin';

/** Whether this is the only one who can manage administrators. */
export const isLastSuperadmin = (roster: Roster, adminId: string): boolean =>
  isActiveSuperadmin(roster.get(adminId)) &&
  ![...roster.values()].some((entry) => entry.adminId !== adminId && isActiveSuperadmin(entry));

/** The roster itself decides whether the caller still is a superadmin: of two who demote each other concurrently only the first succeeds. */
export const requireSuperadmin = <Decided extends Decision<DomainEvent, string>>(
  roster: Roster,
  { by }: Pick<Actor, 'by'>,
  decide: () => Decided,
): Decided | Refusal<'admin.superadmin-required'> =>
  isActiveSuperadmin(roster.get(by)) ? decide() : refuse('admin.superadmin-required');
