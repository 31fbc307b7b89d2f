import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { Reminder } from './reminder.aggregate.ts';
import type { ReminderZoneChanged } from './reminder.events.ts';
import { whileSet, type NotSet } from './while-set.ts';

/** `timeZone`: IANA. */
export type ChangeReminderZone = Readonly<{ reminderId: string; timeZone: string; now: string }>;

export const changeReminderZone = ({ reminderId, timeZone, now }: ChangeReminderZone, reminder: Reminder): Decision<ReminderZoneChanged, NotSet> =>
  whileSet(reminder, ({ ownerId, timeZone: former }) =>
    (former === timeZone ? nothingNew : [{ type: 'ReminderZoneChanged', data: { reminderId, ownerId, timeZone, changedAt: now }, private: null }]));
