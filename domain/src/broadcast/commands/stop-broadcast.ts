import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Broadcast } from '../broadcast.aggregate.ts';
import type { BroadcastDiscarded, BroadcastStopped, BroadcastTested } from '../broadcast.events.ts';
import { hasGone, requireBroadcast, type BroadcastGone, type BroadcastUnavailable } from './require-broadcast.ts';

export type StopBroadcast = Readonly<{ broadcastId: string; by: string; now: string }>;

/** While a message is being sent, or an announcement is shown. */
export const stopBroadcast = (
  { now, ...its }: StopBroadcast,
  state: Broadcast,
): Decision<BroadcastStopped, BroadcastUnavailable | 'broadcast.not-under-way'> =>
  requireBroadcast(state, (found) => {
    if (found.status === 'stopped') return nothingNew;
    const isShown = found.status === 'scheduled' && hasGone(found, now) && (found.plan.until ?? now) > now;
    if (found.status !== 'sending' && !isShown) return refuse('broadcast.not-under-way');
    return [{ type: 'BroadcastStopped', data: { ...its, stoppedAt: now }, private: null }];
  });

/** A draft only: what was scheduled is made one first. */
export const discardBroadcast = (
  { now, ...its }: StopBroadcast,
  state: Broadcast,
): Decision<BroadcastDiscarded, BroadcastUnavailable | BroadcastGone> => {
  if (state.status === 'discarded') return nothingNew;
  return requireBroadcast(state, (found) =>
    found.status === 'draft'
      ? [{ type: 'BroadcastDiscarded', data: { ...its, discardedAt: now }, private: null }]
      : refuse('broadcast.gone'),
  );
};

export type TestBroadcast = Readonly<{ broadcastId: string; language: Language; by: string; now: string }>;

/** In any state, in a language it is written in. */
export const testBroadcast = (
  { now, ...its }: TestBroadcast,
  state: Broadcast,
): Decision<BroadcastTested, BroadcastUnavailable | 'broadcast.words-missing'> =>
  requireBroadcast(state, ({ words }) =>
    words?.[its.language]
      ? [{ type: 'BroadcastTested', data: { ...its, testedAt: now }, private: null }]
      : refuse('broadcast.words-missing'),
  );
