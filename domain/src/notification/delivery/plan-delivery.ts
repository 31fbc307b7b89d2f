import { msBetween } from '#time/instant.ts';
import { outcomeKey } from '../notification.aggregate.ts';
import {
  awayAfterMs,
  type BlockReason,
  type BroadcastPart,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
} from '../notification.vocabulary.ts';
import { quietUntil } from './quiet-hours.ts';

/** The deliveries of a notification outside the app. */
export type OutsideChannel = 'push' | 'mail';

/** `outcomes`: recorded ones, see `outcomeKey`. `setUp`: the channels of this server. `deviceIds`: the push devices. `hasAddress`: a proved one. `active`: the account is not deactivated. `lastSeenAt`: when the person last used Écrin. */
export type DeliveryFacts = Readonly<{
  kind: NotificationKind;
  broadcast: BroadcastPart | null;
  outcomes: readonly string[];
  settings: NotificationSettings;
  setUp: Readonly<Record<OutsideChannel, boolean>>;
  deviceIds: readonly string[];
  hasAddress: boolean;
  active: boolean;
  lastSeenAt: string | null;
  now: string;
}>;

/** `until`: when to plan again, since quiet hours delay what `heldBack` names; null: nothing is delayed, and everything is sent now. */
export type DeliveryPlan = Readonly<{
  push: readonly string[];
  mail: boolean;
  blocked: readonly Readonly<{ channel: OutsideChannel; reason: BlockReason }>[];
  heldBack: readonly OutsideChannel[];
  until: string | null;
}>;

type Rule = readonly [reason: BlockReason, holds: (facts: DeliveryFacts) => boolean];
const isOff =
  (channel: OutsideChannel) =>
  ({ settings, kind }: DeliveryFacts): boolean =>
    !settings.kinds[kind][channel];

/** Why it will never be sent there: the first reason that applies. */
const rules: Readonly<Record<OutsideChannel, readonly Rule[]>> = {
  push: [
    ['account-deactivated', ({ active }) => !active],
    ['notifications-off', ({ settings }) => !settings.general],
    ['kind-off', isOff('push')],
    ['push-not-set-up', ({ setUp }) => !setUp.push],
    ['no-device', ({ deviceIds }) => deviceIds.length === 0],
  ],
  mail: [
    ['account-deactivated', ({ active }) => !active],
    ['notifications-off', ({ settings }) => !settings.general],
    ['kind-off', isOff('mail')],
    ['mail-not-set-up', ({ setUp }) => !setUp.mail],
    ['no-address', ({ hasAddress }) => !hasAddress],
  ],
};

/** End of the current quiet hours; null: it may be sent now. Security notifications ignore quiet hours. */
const heldBackUntil = ({ kind, settings, now }: Pick<DeliveryFacts, 'kind' | 'settings' | 'now'>): string | null =>
  kind === 'account' || settings.quietHours === null ? null : quietUntil(settings.quietHours, now);

/** A client who is present has just seen it, unless its kind is not shown in the app. */
const isPresent = ({ kind, broadcast, settings, lastSeenAt, now }: DeliveryFacts): boolean =>
  kind !== 'account' &&
  settings.pushTime === 'away' &&
  settings.kinds[kind]['in-app'] &&
  isMeantFor('in-app', broadcast) &&
  lastSeenAt !== null &&
  msBetween(lastSeenAt, now) < awayAfterMs;

/** A broadcast goes where it was meant to go, and nowhere else. */
export const isMeantFor = (channel: NotificationChannel, broadcast: BroadcastPart | null): boolean =>
  broadcast === null || broadcast.channels.includes(channel);

/** A recorded outcome is final, also when a plan is made again. */
const isDecided = (channel: OutsideChannel, { outcomes }: DeliveryFacts): boolean =>
  outcomes.includes(outcomeKey('blocked', { channel }));

/** Nothing more is to be sent to that device. */
export const isDeviceHandled = (deviceId: string, outcomes: readonly string[]): boolean =>
  (['sent', 'blocked'] as const).some((state) => outcomes.includes(outcomeKey(state, { channel: 'push', deviceId })));

/** The current delivery plan of a notification outside the app. */
export const planDelivery = (facts: DeliveryFacts): DeliveryPlan => {
  const reasonOf = (channel: OutsideChannel): BlockReason | null =>
    rules[channel].find(([, holds]) => holds(facts))?.[0] ?? null;
  const meant = (['push', 'mail'] as const).filter((channel) => isMeantFor(channel, facts.broadcast));
  const open = meant.filter((channel) => !isDecided(channel, facts) && reasonOf(channel) === null);
  const until = open.length > 0 ? heldBackUntil(facts) : null;
  const present = until === null && open.includes('push') && isPresent(facts);
  const going = until === null ? open.filter((channel) => channel === 'mail' || !present) : [];

  const blocked = meant.flatMap((channel) => {
    const reason = channel === 'push' && present ? 'present' : reasonOf(channel);
    return reason === null ? [] : [{ channel, reason }];
  });
  return {
    push: going.includes('push')
      ? facts.deviceIds.filter((deviceId) => !isDeviceHandled(deviceId, facts.outcomes))
      : [],
    mail: going.includes('mail') && !facts.outcomes.includes(outcomeKey('sent', { channel: 'mail' })),
    // A channel the person turned off is only recorded when nothing is sent at all.
    blocked: blocked.filter(({ reason }) => reason !== 'kind-off' || open.length === 0),
    heldBack: until === null ? [] : open,
    until,
  };
};
