import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { languages } from '#kernel/language.ts';
import { laterOf } from '#time/instant.ts';
import type { Broadcast, ExistingBroadcast } from '../broadcast.aggregate.ts';
import type { BroadcastScheduled, BroadcastUnscheduled } from '../broadcast.events.ts';
import type { BroadcastAudience, BroadcastPlan } from '../broadcast.vocabulary.ts';
import { hasGone, requireBroadcast, type BroadcastGone, type BroadcastUnavailable } from './require-broadcast.ts';

/** `sendAt` null, or past: now. `maySendToAll`: the role of the administrator allows it. */
export type ScheduleBroadcast = Readonly<{
  broadcastId: string;
  sendAt: string | null;
  timeZone: string;
  maySendToAll: boolean;
  by: string;
  now: string;
}>;
type Incomplete =
  | 'broadcast.words-missing'
  | 'broadcast.no-channel'
  | 'broadcast.span'
  | 'broadcast.superadmin-required';

/** A draft, or one that was scheduled for another time. The same again is the same. */
export const scheduleBroadcast = (
  { sendAt, now, ...asked }: ScheduleBroadcast,
  state: Broadcast,
): Decision<BroadcastScheduled, BroadcastUnavailable | BroadcastGone | Incomplete> =>
  requireBroadcast(state, (found) => {
    const at = laterOf(sendAt ?? now, now);
    if (found.status === 'scheduled' && laterOf(found.sendAt ?? now, now) === at) return nothingNew;
    if (hasGone(found, now)) return refuse('broadcast.gone');
    const incomplete = whyIncomplete(found, at, asked.maySendToAll);
    if (incomplete) return refuse(incomplete);
    const { broadcastId, timeZone, by } = asked;
    const schedule = found.schedules + 1;
    return [
      {
        type: 'BroadcastScheduled',
        data: { broadcastId, schedule, sendAt: at, timeZone, by, scheduledAt: now },
        private: null,
      },
    ];
  });

const whyIncomplete = (
  { plan, words }: ExistingBroadcast,
  sendAt: string,
  maySendToAll: boolean,
): Incomplete | null => {
  const missing = languages.filter((language) => !words?.[language]);
  if (missing.length > 0 && (plan.fallback === null || missing.includes(plan.fallback)))
    return 'broadcast.words-missing';
  if (plan.channels.length === 0) return 'broadcast.no-channel';
  if (!isSpanRight(plan, sendAt)) return 'broadcast.span';
  return isWide(plan.audience) && !maySendToAll ? 'broadcast.superadmin-required' : null;
};

/** An announcement ends after it began; a message has no end. */
const isSpanRight = ({ form, until }: BroadcastPlan, sendAt: string): boolean =>
  form === 'announcement' ? until !== null && until > sendAt : true;

/** To everybody, or to everybody of one language. */
export const isWide = (audience: BroadcastAudience): boolean =>
  audience.to === 'all' || (audience.to === 'segment' && audience.activity === null && audience.permission === null);

export type UnscheduleBroadcast = Readonly<{ broadcastId: string; by: string; now: string }>;

export const unscheduleBroadcast = (
  { now, ...its }: UnscheduleBroadcast,
  state: Broadcast,
): Decision<BroadcastUnscheduled, BroadcastUnavailable | BroadcastGone> =>
  requireBroadcast(state, (found) => {
    if (found.status === 'draft') return nothingNew;
    if (hasGone(found, now)) return refuse('broadcast.gone');
    return [{ type: 'BroadcastUnscheduled', data: { ...its, unscheduledAt: now }, private: null }];
  });
