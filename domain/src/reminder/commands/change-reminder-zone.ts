import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Reminder, ExistingReminder } from '../reminder.aggregate.ts';
import type { ReminderZoneChanged } from '../reminder.events.ts';
import { nextOccurrences } from '../schedule/occurrences.ts';
import { requireReminder, type ReminderUnavailable } from './require-reminder.ts';

/** `timeZone`: IANA. */
export type ChangeReminderZone = Readonly<{ reminderId: string; timeZone: string; now: string }>;

/** One of a single day moves only while it is in the future in both zones: else it would fire twice, or never. */
export const changeReminderZone = (
  { reminderId, timeZone, now }: ChangeReminderZone,
  reminder: Reminder,
): Decision<ReminderZoneChanged, ReminderUnavailable> =>
  requireReminder(reminder, (set) => {
    const stays =
      set.timeZone === timeZone ||
      (set.schedule.frequency === 'once' && [set.timeZone, timeZone].some((zone) => isOver(set, zone, now)));
    return stays
      ? nothingNew
      : [
          {
            type: 'ReminderZoneChanged',
            data: { reminderId, ownerId: set.ownerId, timeZone, changedAt: now },
            private: null,
          },
        ];
  });

const isOver = ({ schedule }: ExistingReminder, timeZone: string, now: string): boolean =>
  nextOccurrences(schedule, timeZone, now, 1).length === 0;
