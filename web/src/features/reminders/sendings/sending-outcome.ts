import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import type { BlockReason } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** A sending's outcome: the furthest it got on any channel. `held`: delayed by quiet hours; `wentOut`: sent after them. */
export type SendingOutcome =
  | Readonly<{ state: 'opened'; at: string }>
  | Readonly<{ state: 'received' | 'sent'; channel: DeliveryOutcome['channel']; device: string | null }>
  | Readonly<{ state: 'held'; until: string; wentOut: boolean }>
  | Readonly<{ state: 'blocked'; reason: NonNullable<DeliveryOutcome['reason']> }>
  | Readonly<{ state: 'kept' }>;

const outside = ({ channel }: DeliveryOutcome): boolean => channel !== 'in-app';
/** A failed push says more than a mail that was not asked for. */
const pushFirst = (one: DeliveryOutcome, other: DeliveryOutcome): number =>
  Number(one.channel === 'mail') - Number(other.channel === 'mail');

const heldOf = (outcomes: readonly DeliveryOutcome[], wentOut: boolean): SendingOutcome | null => {
  const until = outcomes.find(({ state }) => state === 'held-back')?.until;
  return until ? { state: 'held', until, wentOut } : null;
};

/** Outcomes worth showing in addition: on which other channels it was sent, or why not; without mails that were not asked for. */
export const otherOutcomes = (
  outcomes: readonly DeliveryOutcome[],
  outcome: SendingOutcome,
): readonly DeliveryOutcome[] =>
  outcomes
    .filter(outside)
    .filter(
      ({ channel, reason }) =>
        !(channel === 'mail' && reason === 'kind-off') && !(outcome.state === 'blocked' && reason === outcome.reason),
    );

const goneOf = (outcomes: readonly DeliveryOutcome[], openedAt: string | null): SendingOutcome | null => {
  const gone = outcomes.find(({ state }) => state === 'delivered') ?? outcomes.find(({ state }) => state === 'sent');
  if (!gone) return null;
  return openedAt
    ? { state: 'opened', at: openedAt }
    : { state: gone.state === 'delivered' ? 'received' : 'sent', channel: gone.channel, device: gone.device };
};

/** A sending delayed by quiet hours counts as held, even if it was delivered afterwards: it was not noticed at its time. */
export const sendingOutcome = ({
  outcomes,
  openedAt,
}: Pick<ReminderSending, 'outcomes' | 'openedAt'>): SendingOutcome => {
  const external = outcomes.filter(outside).toSorted(pushFirst);
  const gone = goneOf(external, openedAt);
  const reason = external.find(({ state }) => state === 'blocked')?.reason;
  return heldOf(external, gone !== null) ?? gone ?? (reason ? { state: 'blocked', reason } : { state: 'kept' });
};

/** A sending that was not noticed at its time, with its outcome. */
export type MissedSending = Readonly<{
  sending: ReminderSending;
  outcome: Extract<SendingOutcome, { state: 'held' | 'blocked' }>;
}>;
type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

const stale = 14 * 86_400_000;

/** Opened within this time, in ms, a sending is not missed. */
const soon = 5 * 60_000;

const seenSoon = ({ postedAt, readAt, openedAt, doneAt }: ReminderSending): boolean =>
  [readAt, openedAt, doneAt].some((seen) => seen !== null && Date.parse(seen) - Date.parse(postedAt) < soon);

/** Reasons that need no explanation: the app was open, or the server is not set up for it (shown at each sending). */
const unremarkable = new Set<BlockReason>(['present', 'push-not-set-up', 'mail-not-set-up']);

const missedSendingOf = (sending: ReminderSending): MissedSending | null => {
  const outcome = sendingOutcome(sending);
  if (outcome.state === 'held') return { sending, outcome };
  return outcome.state === 'blocked' && !unremarkable.has(outcome.reason) && !seenSoon(sending)
    ? { sending, outcome }
    : null;
};

/** The latest sending of two weeks that was missed; null without one. `sendings`: newest first; `now`: ISO 8601. */
export const latestMissedSending = (sendings: readonly ReminderSending[], now: string): MissedSending | null =>
  sendings
    .filter(({ dueAt }) => Date.parse(now) - Date.parse(dueAt) < stale)
    .map(missedSendingOf)
    .find((missed) => missed !== null) ?? null;

/** Reasons the person did not choose. */
const unchosen = new Set<BlockReason>(['device-unsubscribed', 'refused', 'unavailable']);

/** The last sending of one reminder, if it was held or blocked for a reason the person did not choose. `now`: ISO 8601. */
export const recentlyMissedSending = (
  sendings: readonly ReminderSending[],
  { reminderId, now }: Readonly<{ reminderId: string; now: string }>,
): MissedSending | null => {
  const last = sendings.filter((sending) => sending.reminderId === reminderId).slice(0, 1);
  const missed = latestMissedSending(last, now);
  return missed && (missed.outcome.state === 'held' || unchosen.has(missed.outcome.reason)) ? missed : null;
};

/** `time`: 21:30. */
export const partOfDay = (time: string): PartOfDay => {
  if (time < '05:00') return 'night';
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
};

const wayOf = new Map<BlockReason, 'device' | 'address'>([
  ['no-device', 'device'],
  ['device-unsubscribed', 'device'],
  ['no-address', 'address'],
]);

/** Which setting would have prevented it. */
export const settingToChange = ({ outcome }: MissedSending): 'quiet' | 'device' | 'address' | 'settings' =>
  outcome.state === 'held' ? 'quiet' : (wayOf.get(outcome.reason) ?? 'settings');
