import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { NotificationEvent } from './notification.events.ts';
import type {
  BroadcastPart,
  DeliveryState,
  NotificationChannel,
  NotificationKind,
  NotificationSubject,
} from './notification.vocabulary.ts';
import type { SystemMessage } from './system-message.vocabulary.ts';

export type PostedNotification = Readonly<{
  ownerId: string;
  kind: NotificationKind;
  subject: NotificationSubject | null;
  dueAt: string | null;
  missed: number;
  snoozedFrom: string | null;
  timeZone: string;
  postedAt: string;
  /** null once their key is destroyed. */
  title: string | null;
  body: string | null;
  saying: SystemMessage | null;
  /** null: not part of one. */
  broadcast: BroadcastPart | null;
  unread: boolean;
  /** null also for one that never was unread. */
  readAt: string | null;
  openedOn: readonly NotificationChannel[];
  doneAt: string | null;
  snoozedUntil: string | null;
  /** Its recorded outcomes, as named by `outcomeKey`. */
  outcomes: readonly string[];
}>;

export type Notification =
  | Readonly<{ status: 'not-posted' }>
  | (PostedNotification & Readonly<{ status: 'posted' | 'deleted' }>);

/** One per channel, device and state: recorded once. */
export const outcomeKey = (
  state: DeliveryState,
  { channel, deviceId = null }: Readonly<{ channel: NotificationChannel; deviceId?: string | null }>,
): string => `${state}/${channel}/${deviceId ?? ''}`;

const change = (state: Notification, changed: Partial<PostedNotification>): Notification =>
  state.status === 'not-posted' ? state : { ...state, ...changed };
const withOutcome = (state: Notification, key: string): Notification =>
  state.status === 'not-posted' ? state : { ...state, outcomes: [...state.outcomes, key] };

export const notification: Aggregate<Notification, NotificationEvent> = {
  category: 'notification',
  initial: { status: 'not-posted' },
  ownerOf: (state) => (state.status === 'not-posted' ? null : state.ownerId),
  evolve: evolveWith<Notification, NotificationEvent>({
    NotificationPosted: (
      _state,
      { ownerId, kind, subject, dueAt, missed, snoozedFrom, unread, timeZone, postedAt, broadcast },
      words,
    ) => ({
      status: 'posted',
      ownerId,
      kind,
      subject,
      dueAt,
      missed,
      snoozedFrom,
      unread,
      timeZone,
      postedAt,
      title: words?.title ?? null,
      body: words?.body ?? null,
      saying: words?.saying ?? null,
      broadcast: broadcast ?? null,
      readAt: null,
      openedOn: [],
      doneAt: null,
      snoozedUntil: null,
      outcomes: [],
    }),
    NotificationRead: (state, { readAt }) => change(state, { unread: false, readAt }),
    NotificationDeleted: (state) =>
      state.status === 'not-posted' ? state : { ...state, status: 'deleted', unread: false },
    NotificationOpened: (state, { channel }) =>
      state.status === 'not-posted' ? state : { ...state, openedOn: [...state.openedOn, channel] },
    NotificationDone: (state, { doneAt }) => change(state, { doneAt }),
    NotificationSnoozed: (state, { until }) => change(state, { snoozedUntil: until }),
    NotificationSent: (state, data) => withOutcome(state, outcomeKey('sent', data)),
    NotificationDelivered: (state, data) => withOutcome(state, outcomeKey('delivered', data)),
    NotificationHeldBack: (state, data) => withOutcome(state, outcomeKey('held-back', data)),
    NotificationBlocked: (state, data) => withOutcome(state, outcomeKey('blocked', data)),
  }),
};
