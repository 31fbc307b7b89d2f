import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { LeftOut } from '../audience-reach.ts';
import type { Broadcast } from '../broadcast.aggregate.ts';
import type { BroadcastAdvanced, BroadcastCompleted, BroadcastStarted } from '../broadcast.events.ts';

/** `schedule`: the one that is due. */
export type StartBroadcast = Readonly<{ broadcastId: string; schedule: number; now: string }>;

/** Nothing where it was scheduled again, or made a draft, since. */
export const startBroadcast = (
  { broadcastId, schedule, now }: StartBroadcast,
  state: Broadcast,
): Decision<BroadcastStarted> =>
  state.status === 'scheduled' && state.schedules === schedule && state.plan.form === 'message'
    ? [{ type: 'BroadcastStarted', data: { broadcastId, startedAt: now }, private: null }]
    : nothingNew;

export type AdvanceBroadcast = Readonly<{
  broadcastId: string;
  page: number;
  reached: number;
  leftOut: number;
  left: readonly LeftOut[];
  isLast: boolean;
  now: string;
}>;

/** A page was sent: once each, and recorded also when it was stopped meanwhile, for the figures; but then it is not completed. */
export const advanceBroadcast = (
  { isLast, now, ...its }: AdvanceBroadcast,
  state: Broadcast,
): Decision<BroadcastAdvanced | BroadcastCompleted> => {
  if (state.status !== 'sending' && state.status !== 'stopped') return nothingNew;
  if (its.page < state.pages) return nothingNew;
  const { broadcastId } = its;
  return [
    { type: 'BroadcastAdvanced', data: { ...its, advancedAt: now }, private: null },
    ...(isLast && state.status === 'sending'
      ? [{ type: 'BroadcastCompleted', data: { broadcastId, completedAt: now }, private: null } as const]
      : []),
  ];
};
