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
  it('is as it was set', () =>
    expect(fold(reminderSet)).toEqual({ ...terms, reminderId, ownerId, setAt: now, pausedAt: null, deleted: false }));
  it('takes what was changed', () => {
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
  it('goes on after a pause, and comes back from a deletion', () => {
    expect(fold(reminderSet, reminderPaused, reminderStarted)).toEqual(fold(reminderSet));
    expect(fold(reminderSet, reminderPaused, reminderDeleted, reminderRestored)).toEqual(
      fold(reminderSet, reminderPaused),
    );
  });
  it('is told of only while it is there', () =>
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
  it('is nothing without its beginning', () =>
    expect(
      [reminderRevised, zoneChanged, reminderPaused, reminderStarted, reminderDeleted, reminderRestored].map((event) =>
        fold(event),
      ),
    ).toEqual(Array(6).fill(null)));
});
