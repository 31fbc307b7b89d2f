import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { Broadcast, ExistingBroadcast } from '../broadcast.aggregate.ts';
import type { BroadcastDrafted, BroadcastRevised } from '../broadcast.events.ts';
import type { BroadcastPlan, BroadcastWords } from '../broadcast.vocabulary.ts';
import type { BroadcastGone } from './require-broadcast.ts';

/** `ownerId`: the client of a message to one, else the service. */
export type WriteBroadcast = Readonly<{
  broadcastId: string;
  ownerId: string;
  plan: BroadcastPlan;
  words: BroadcastWords;
  by: string;
  now: string;
}>;

/** Drafts it, or writes the whole draft again. What is scheduled is made a draft first: its checks apply to what was scheduled. */
export const writeBroadcast = (
  { now, ...written }: WriteBroadcast,
  state: Broadcast,
): Decision<
  BroadcastDrafted | BroadcastRevised,
  BroadcastGone | 'broadcast.scheduled' | 'broadcast.recipient-fixed'
> => {
  if (state.status === 'absent') return [{ type: 'BroadcastDrafted', ...factsOf(written, { draftedAt: now }) }];
  if (state.status !== 'draft') return refuse(state.status === 'scheduled' ? 'broadcast.scheduled' : 'broadcast.gone');
  if (state.ownerId !== written.ownerId || clientOf(state.plan) !== clientOf(written.plan))
    return refuse('broadcast.recipient-fixed');
  return isSame(state, written) ? nothingNew : [{ type: 'BroadcastRevised', ...factsOf(written, { revisedAt: now }) }];
};

type Written = Omit<WriteBroadcast, 'now'>;

const clientOf = ({ audience }: BroadcastPlan): string | null => (audience.to === 'client' ? audience.clientId : null);
const isSame = (state: ExistingBroadcast, { plan, words }: Written): boolean =>
  isSameValue([state.plan, state.words], [plan, words]);

/** Words to one client may be personal: they are sealed with that client's key. */
const factsOf = <At extends object>({ broadcastId, ownerId, plan, words, by }: Written, at: At) => {
  const isPersonal = plan.audience.to === 'client';
  return {
    data: { broadcastId, ownerId, ...plan, words: isPersonal ? null : words, by, ...at },
    private: isPersonal ? { words } : null,
  };
};
