import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';

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
