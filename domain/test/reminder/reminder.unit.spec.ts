import { describe, expect, it } from 'vitest';
import { changeReminderZone } from '#reminder/commands/change-reminder-zone.ts';
import { deleteReminder } from '#reminder/commands/delete-reminder.ts';
import { pauseReminder } from '#reminder/commands/pause-reminder.ts';
import { restoreReminder } from '#reminder/commands/restore-reminder.ts';
import { reviseReminder } from '#reminder/commands/revise-reminder.ts';
import { setReminder } from '#reminder/commands/set-reminder.ts';
import { startReminder } from '#reminder/commands/start-reminder.ts';
import { reminder } from '#reminder/reminder.aggregate.ts';
import type { ReminderSet } from '#reminder/reminder.events.ts';
import type { ReminderSchedule } from '#reminder/reminder.vocabulary.ts';
import {
  given,
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
} from './reminder.fixtures.ts';

const command = { reminderId, now };
const set = { ...command, ownerId, ...terms };
const cron = (expression: string): ReminderSchedule => ({ frequency: 'cron', expression });

describe('setting a reminder', () => {
  it('stores the given fields', () => given().when(setReminder, set).then(reminderSet));
  it('is recorded once', () =>
    given(reminderSet)
      .when(setReminder, { ...set, title: ' Relire la lettre ' })
      .thenNothing());
  it('is recorded once, also when its only moment has passed since', () => {
    const schedule = { frequency: 'once', day: '2026-01-03', hour: 8, minute: 0 } as const;
    given({ ...reminderSet, data: { ...reminderSet.data, schedule } })
      .when(setReminder, { ...set, schedule, now: '2026-02-01T00:00:00.000Z' })
      .thenNothing();
  });
  it('compares terms whatever the order of their fields', () =>
    given(reminderSet)
      .when(setReminder, { ...set, schedule: { minute: 0, hour: 8, frequency: 'daily' } })
      .thenNothing());
  it('trims its words; an empty description is null', () =>
    given()
      .when(setReminder, { ...set, title: ' Relire ', description: '  ' })
      .then({ ...reminderSet, private: { title: 'Relire', description: null } }));
  it('normalizes a cron expression', () =>
    given()
      .when(setReminder, { ...set, schedule: cron(' 0  9 * jan-mar mon ') })
      .then({ ...reminderSet, data: { ...reminderSet.data, schedule: cron('0 9 * JAN-MAR MON') } }));
  it('refuses an identifier in use, also by a deleted reminder', () => {
    given(reminderSet)
      .when(setReminder, { ...set, title: 'Autre' })
      .thenRefused('reminder.already-set');
    given(reminderSet, reminderDeleted)
      .when(setReminder, { ...set, timeZone: 'UTC' })
      .thenRefused('reminder.already-set');
  });
  it.each([
    ['reminder.title-empty', { title: ' \n ' }],
    ['reminder.title-too-long', { title: 'a'.repeat(121) }],
    ['reminder.description-too-long', { description: 'a'.repeat(2_001) }],
    ['reminder.already-past', { schedule: { frequency: 'once', day: '2026-01-02', hour: 10, minute: 0 } }],
    ['reminder.already-past', { schedule: { frequency: 'once', day: '2020-01-02', hour: 9, minute: 0 } }],
    ['reminder.cron-fields', { schedule: cron('0 9 * *') }],
    ['reminder.cron-minute', { schedule: cron('60 9 * * *') }],
    ['reminder.cron-hour', { schedule: cron('0 24 * * *') }],
    ['reminder.cron-day-of-month', { schedule: cron('0 9 0 * *') }],
    ['reminder.cron-month', { schedule: cron('0 9 * 13 *') }],
    ['reminder.cron-day-of-week', { schedule: cron('0 9 * * 8') }],
    ['reminder.never-due', { schedule: cron('0 9 31 2 *') }],
    ['reminder.never-due', { schedule: cron('0 9 31 APR,JUN *') }],
  ] as const)('refuses with %s: %j', (code, wrong) =>
    given()
      .when(setReminder, { ...set, ...wrong })
      .thenRefused(code),
  );
  it('accepts the longest words, a future moment in its time zone, and a rare date', () => {
    const accepted = (more: Partial<typeof set> | Readonly<{ schedule: ReminderSchedule }>) =>
      setReminder({ ...set, ...more }, reminder.initial);
    expect(accepted({ schedule: { frequency: 'once', day: '2026-01-02', hour: 10, minute: 1 } })).toHaveLength(1);
    expect(accepted({ schedule: cron('0 9 29 2 */7') })).toHaveLength(1);
    given()
      .when(setReminder, { ...set, title: 'a'.repeat(120), description: 'b'.repeat(2_000) })
      .then({ ...reminderSet, private: { title: 'a'.repeat(120), description: 'b'.repeat(2_000) } });
  });
});

describe('revising a reminder', () => {
  const {
    data: { schedule, timeZone, subject },
    private: words,
  } = reminderRevised;
  const revised = { ...command, title: 'Relire', description: null, schedule, timeZone, subject };
  it('sets all fields', () => given(reminderSet).when(reviseReminder, revised).then(reminderRevised));
  it('is recorded once', () => given(reminderSet, reminderRevised).when(reviseReminder, revised).thenNothing());
  it('keeps it paused', () => {
    const state = [reminderSet, reminderPaused, reminderRevised].reduce(reminder.evolve, reminder.initial);
    expect(state).toMatchObject({ active: false, ...words, schedule, timeZone, subject });
  });
  it('allows new words after its only moment has passed, but no other moment in the past', () => {
    const once = { frequency: 'once', day: '2026-01-01', hour: 8, minute: 0 } as const;
    const past = { ...reminderSet, data: { ...reminderSet.data, schedule: once } };
    given(past)
      .when(reviseReminder, { ...command, ...terms, title: 'Relire', schedule: once })
      .then({
        type: 'ReminderRevised',
        data: { reminderId, ownerId, schedule: once, timeZone: terms.timeZone, subject: terms.subject, revisedAt: now },
        private: { title: 'Relire', description: terms.description },
      });
    given(past)
      .when(reviseReminder, { ...command, ...terms, schedule: { ...once, hour: 9 } })
      .thenRefused('reminder.already-past');
  });
  it('refuses what setting a reminder refuses, and an unknown reminder', () => {
    given(reminderSet)
      .when(reviseReminder, { ...revised, title: '' })
      .thenRefused('reminder.title-empty');
    given(reminderSet)
      .when(reviseReminder, { ...revised, schedule: cron('* * * * MONDAY') })
      .thenRefused('reminder.cron-day-of-week');
    given().when(reviseReminder, revised).thenRefused('reminder.not-found');
    given(reminderSet, reminderDeleted).when(reviseReminder, revised).thenRefused('reminder.deleted');
  });
});

describe('a client who changes time zone', () => {
  const moved = { ...command, timeZone: 'America/Montreal' };
  it('moves the reminders that follow the zone', () =>
    given(reminderSet).when(changeReminderZone, moved).then(zoneChanged));
  it('moves them once', () => given(reminderSet, zoneChanged).when(changeReminderZone, moved).thenNothing());
  it('keeps a single-day reminder unchanged once that day is over in either zone: it fires neither twice nor never', () => {
    const once = (timeZone: string): ReminderSet => ({
      ...reminderSet,
      data: { ...reminderSet.data, timeZone, schedule: { frequency: 'once', day: '2026-01-02', hour: 20, minute: 0 } },
    });
    const at = (instant: string, timeZone: string) => ({ ...moved, timeZone, now: instant });
    given(once('Europe/Paris')).when(changeReminderZone, moved).then(zoneChanged);
    // It has fired in Paris, and would again in Montreal; it is in the future in Paris, and 20:00 has passed in Tokyo.
    given(once('Europe/Paris'))
      .when(changeReminderZone, at('2026-01-02T19:30:00.000Z', 'America/Montreal'))
      .thenNothing();
    given(once('Europe/Paris')).when(changeReminderZone, at('2026-01-02T13:00:00.000Z', 'Asia/Tokyo')).thenNothing();
  });
  it('skips deleted reminders', () => {
    given().when(changeReminderZone, moved).thenRefused('reminder.not-found');
    given(reminderSet, reminderDeleted).when(changeReminderZone, moved).thenRefused('reminder.deleted');
  });
});

describe('pausing and starting a reminder', () => {
  it('pauses', () => given(reminderSet).when(pauseReminder, command).then(reminderPaused));
  it('pauses once', () => given(reminderSet, reminderPaused).when(pauseReminder, command).thenNothing());
  it('starts', () => given(reminderSet, reminderPaused).when(startReminder, command).then(reminderStarted));
  it('starts once', () => given(reminderSet).when(startReminder, command).thenNothing());
  it('refuses an unknown reminder', () => {
    given().when(pauseReminder, command).thenRefused('reminder.not-found');
    given().when(startReminder, command).thenRefused('reminder.not-found');
    given(reminderSet, reminderDeleted).when(pauseReminder, command).thenRefused('reminder.deleted');
    given(reminderSet, reminderDeleted).when(startReminder, command).thenRefused('reminder.deleted');
  });
});

describe('deleting and restoring a reminder', () => {
  it('records the deletion', () => given(reminderSet).when(deleteReminder, command).then(reminderDeleted));
  it('records the deletion once', () =>
    given(reminderSet, reminderDeleted).when(deleteReminder, command).thenNothing());
  it('restores it', () => given(reminderSet, reminderDeleted).when(restoreReminder, command).then(reminderRestored));
  it('restores a recently deleted one with all that came due meanwhile, and an older one without', () => {
    const restoredAt = (at: string) =>
      restoreReminder(
        { ...command, now: at },
        [reminderSet, reminderDeleted].reduce(reminder.evolve, reminder.initial),
      );
    expect(restoredAt('2026-01-02T09:10:00.000Z')).toMatchObject([{ data: { dueAfter: now } }]);
    expect(restoredAt('2026-01-02T09:10:00.001Z')).toMatchObject([{ data: { dueAfter: '2026-01-02T09:10:00.001Z' } }]);
  });
  it('restores it once', () => given(reminderSet).when(restoreReminder, command).thenNothing());
  it('refuses an unknown reminder', () => {
    given().when(deleteReminder, command).thenRefused('reminder.not-found');
    given().when(restoreReminder, command).thenRefused('reminder.not-found');
  });
  it('restores it with its previous fields', () => {
    const before = [reminderSet, reminderPaused].reduce(reminder.evolve, reminder.initial);
    expect([reminderDeleted, reminderRestored].reduce(reminder.evolve, before)).toEqual(before);
  });
});

describe('a reminder', () => {
  it('records the client as owner', () =>
    expect([
      reminder.ownerOf(reminder.initial),
      reminder.ownerOf(reminder.evolve(reminder.initial, reminderSet)),
    ]).toEqual([null, ownerId]));
  it('loads without words once their key is destroyed', () =>
    expect(reminder.evolve(reminder.initial, { ...reminderSet, private: null })).toMatchObject({
      title: null,
      description: null,
      schedule: terms.schedule,
    }));
  it('is empty without its first event', () =>
    expect(
      [reminderRevised, zoneChanged, reminderPaused, reminderStarted, reminderDeleted, reminderRestored].map((event) =>
        reminder.evolve(reminder.initial, event),
      ),
    ).toEqual(Array(6).fill(reminder.initial)));
});
