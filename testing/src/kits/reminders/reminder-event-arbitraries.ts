import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import { reminderSet } from '@ecrin/domain/test/reminder/reminder.fixtures.ts';
import * as fc from 'fast-check';

/** One fact, its stream and its owner. */
export type StreamEvent = Readonly<{ stream: string; ownerId: string; fact: DomainEvent }>;

const at = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const zones = fc.constantFrom('Europe/Paris', 'America/Montreal', 'Asia/Kathmandu');

/** All events of one reminder, in any order. */
export const arbitraryReminderEvents = (ownerId: string, reminderId: string): fc.Arbitrary<readonly StreamEvent[]> => {
  const its = { reminderId, ownerId };
  return fc
    .array(
      fc.oneof(
        fc
          .record({ hour: fc.nat(23), minute: fc.nat(59), timeZone: zones, revisedAt: at })
          .map(({ hour, minute, ...data }): ReminderEvent => ({
            type: 'ReminderRevised',
            data: { ...its, ...data, schedule: { frequency: 'daily', hour, minute }, subject: null },
            private: { title: `À ${hour} h`, description: null },
          })),
        fc
          .record({ timeZone: zones, changedAt: at })
          .map((data): ReminderEvent => ({ type: 'ReminderZoneChanged', data: { ...its, ...data }, private: null })),
        at.map((pausedAt): ReminderEvent => ({ type: 'ReminderPaused', data: { ...its, pausedAt }, private: null })),
        at.map((startedAt): ReminderEvent => ({ type: 'ReminderStarted', data: { ...its, startedAt }, private: null })),
        at.map((deletedAt): ReminderEvent => ({ type: 'ReminderDeleted', data: { ...its, deletedAt }, private: null })),
        at.map((restoredAt): ReminderEvent => ({
          type: 'ReminderRestored',
          data: { ...its, restoredAt },
          private: null,
        })),
      ),
      { maxLength: 8 },
    )
    .map((rest) =>
      [{ ...reminderSet, data: { ...reminderSet.data, ...its } }, ...rest].map((fact) => ({
        stream: `reminder-${reminderId}`,
        ownerId,
        fact,
      })),
    );
};
