import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import {
  now,
  ownerId,
  reminderDeleted,
  reminderId,
  reminderPaused,
  reminderRestored,
  reminderRevised,
  reminderSet,
  reminderStarted,
  terms,
  zoneChanged,
} from '@ecrin/domain/test/reminder/reminder.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { ReminderDocument } from '#reminder/reminder.model.ts';
import { reminderProjection } from '#reminder/reminder.projection.ts';

const fold = (...events: readonly ReminderEvent[]) =>
  events.reduce<ReminderDocument | null>((reminder, event) => reminderProjection.apply(reminder, event), null);

describe('a reminder in the read model', () => {
  it('shows its definition', () =>
    expect(fold(reminderSet)).toEqual({ ...terms, reminderId, ownerId, setAt: now, pausedAt: null, deleted: false }));
  it('applies changes', () => {
    const {
      private: words,
      data: { schedule, subject },
    } = reminderRevised;
    expect(fold(reminderSet, reminderRevised, zoneChanged, reminderPaused)).toMatchObject({
      ...words,
      schedule,
      subject,
      timeZone: 'America/Montreal',
      pausedAt: now,
    });
  });
  it('resumes after a pause, and is restored after a deletion', () => {
    expect(fold(reminderSet, reminderPaused, reminderStarted)).toEqual(fold(reminderSet));
    expect(fold(reminderSet, reminderPaused, reminderDeleted, reminderRestored)).toEqual(
      fold(reminderSet, reminderPaused),
    );
  });
  it('publishes changes only while it exists', () =>
    expect(
      [fold(reminderSet), fold(reminderSet, reminderDeleted)].map(
        (reminder) => reminder && reminderProjection.shown(reminder),
      ),
    ).toEqual([true, false]));
  it('has no words without its key', () =>
    expect(fold({ ...reminderSet, private: null })).toMatchObject({
      title: null,
      description: null,
      schedule: terms.schedule,
    }));
  it('is empty without its first event', () =>
    expect(
      [reminderRevised, zoneChanged, reminderPaused, reminderStarted, reminderDeleted, reminderRestored].map((event) =>
        fold(event),
      ),
    ).toEqual(Array(6).fill(null)));
});
