import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { Broadcast, BroadcastStatus, ExistingBroadcast } from '../broadcast.aggregate.ts';

export type BroadcastUnavailable = 'broadcast.not-found';
export type BroadcastGone = 'broadcast.gone';

type Found = ExistingBroadcast & Readonly<{ status: BroadcastStatus }>;

export const requireBroadcast = <Decided extends Decision<DomainEvent, string>>(
  state: Broadcast,
  decide: (found: Found) => Decided,
): Decided | Refusal<BroadcastUnavailable> =>
  state.status === 'absent' || state.status === 'discarded' ? refuse('broadcast.not-found') : decide(state);

/** Clients have it, or had it: a message that is being sent, or an announcement that has begun. */
export const hasGone = ({ status, plan, sendAt }: Found, now: string): boolean =>
  status === 'scheduled' ? plan.form === 'announcement' && sendAt !== null && sendAt <= now : status !== 'draft';
