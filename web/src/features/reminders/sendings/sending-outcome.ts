import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import type { BlockReason } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** What became of a sending, told once: where it got furthest. `held` is where quiet hours began it; `wentOut`: after them. */
export type SendingOutcome =
  | Readonly<{ state: 'opened'; at: string }>
  | Readonly<{ state: 'received' | 'sent'; channel: DeliveryOutcome['channel']; device: string | null }>
  | Readonly<{ state: 'held'; until: string; wentOut: boolean }>
  | Readonly<{ state: 'blocked'; reason: NonNullable<DeliveryOutcome['reason']> }>
  | Readonly<{ state: 'kept' }>;

const outside = ({ channel }: DeliveryOutcome): boolean => channel !== 'in-app';
/** What a device did not get says more than a mail nobody asked for. */
const pushFirst = (one: DeliveryOutcome, other: DeliveryOutcome): number =>
  Number(one.channel === 'mail') - Number(other.channel === 'mail');

const heldOf = (outcomes: readonly DeliveryOutcome[], wentOut: boolean): SendingOutcome | null => {
  const until = outcomes.find(({ state }) => state === 'held-back')?.until;
  return until ? { state: 'held', until, wentOut } : null;
};

/** What is worth telling beside it: where else it went, or why not; not that a mail was never asked for. */
export const otherOutcomes = (outcomes: readonly DeliveryOutcome[], told: SendingOutcome): readonly DeliveryOutcome[] =>
  outcomes
    .filter(outside)
    .filter(
      ({ channel, reason }) =>
        !(channel === 'mail' && reason === 'kind-off') && !(told.state === 'blocked' && reason === told.reason),
    );

const goneOf = (outcomes: readonly DeliveryOutcome[], openedAt: string | null): SendingOutcome | null => {
  const gone = outcomes.find(({ state }) => state === 'delivered') ?? outcomes.find(({ state }) => state === 'sent');
  if (!gone) return null;
  return openedAt
    ? { state: 'opened', at: openedAt }
    : { state: gone.state === 'delivered' ? 'received' : 'sent', channel: gone.channel, device: gone.device };
};

/** What quiet hours moved is told as held back, even when it arrived afterwards: that is what nobody heard at its hour. */
export const sendingOutcome = ({
  outcomes,
  openedAt,
}: Pick<ReminderSending, 'outcomes' | 'openedAt'>): SendingOutcome => {
  const told = outcomes.filter(outside).toSorted(pushFirst);
  const gone = goneOf(told, openedAt);
  const reason = told.find(({ state }) => state === 'blocked')?.reason;
  return heldOf(told, gone !== null) ?? gone ?? (reason ? { state: 'blocked', reason } : { state: 'kept' });
};

/** A sending that nobody heard, and what became of it instead. */
export type MissedSending = Readonly<{
  sending: ReminderSending;
  outcome: Extract<SendingOutcome, { state: 'held' | 'blocked' }>;
}>;
type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

const stale = 14 * 86_400_000;

/** Whoever saw it within this long was not waiting for a sound. */
const soon = 5 * 60_000;

const seenSoon = ({ postedAt, readAt, openedAt, doneAt }: ReminderSending): boolean =>
  [readAt, openedAt, doneAt].some((seen) => seen !== null && Date.parse(seen) - Date.parse(postedAt) < soon);

/** Whoever had Écrin open saw it there; what this server cannot do is nothing to look after, and is told beside each sending. */
const unremarkable = new Set<BlockReason>(['present', 'push-not-set-up', 'mail-not-set-up']);

const missedSendingOf = (sending: ReminderSending): MissedSending | null => {
  const told = sendingOutcome(sending);
  if (told.state === 'held') return { sending, outcome: told };
  return told.state === 'blocked' && !unremarkable.has(told.reason) && !seenSoon(sending)
    ? { sending, outcome: told }
    : null;
};

/** The latest one of two weeks that did not ring at its hour; null when all did. `sendings`: newest first; `now`: ISO 8601. */
export const latestMissedSending = (sendings: readonly ReminderSending[], now: string): MissedSending | null =>
  sendings
    .filter(({ dueAt }) => Date.parse(now) - Date.parse(dueAt) < stale)
    .map(missedSendingOf)
    .find((silence) => silence !== null) ?? null;

/** What nobody asked for; the rest somebody chose, here or on the server. */
const unchosen = new Set<BlockReason>(['device-unsubscribed', 'refused', 'unavailable']);

/** The last sending of one reminder, when it was held back, or kept in by something to look after. `now`: ISO 8601. */
export const recentlyMissedSending = (
  sendings: readonly ReminderSending[],
  { reminderId, now }: Readonly<{ reminderId: string; now: string }>,
): MissedSending | null => {
  const last = sendings.filter((sending) => sending.reminderId === reminderId).slice(0, 1);
  const silence = latestMissedSending(last, now);
  return silence && (silence.outcome.state === 'held' || unchosen.has(silence.outcome.reason)) ? silence : null;
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

/** Which setting answers it. */
export const settingToChange = ({ outcome }: MissedSending): 'quiet' | 'device' | 'address' | 'settings' =>
  outcome.state === 'held' ? 'quiet' : (wayOf.get(outcome.reason) ?? 'settings');
