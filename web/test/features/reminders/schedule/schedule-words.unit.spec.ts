import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleWords } from '#features/reminders/schedule/schedule-words.ts';
import english from '#lang/en/reminders.json' with { type: 'json' };

const french = createIntl({ locale: 'fr', onError: () => {} });
const inEnglish = createIntl({ locale: 'en', messages: english });

const said: readonly (readonly [ReminderSchedule, string, string])[] = [
  [
    { frequency: 'hourly', everyHours: 1, startMinute: 5 },
    'Toutes les heures, à la minute 05',
    'Every hour, at minute 05',
  ],
  [
    { frequency: 'hourly', everyHours: 4, startMinute: 15 },
    'Toutes les 4 heures, dès 00:15',
    'Every 4 hours, from 00:15',
  ],
  [{ frequency: 'daily', hour: 21, minute: 30 }, 'Chaque jour à 21:30', 'Every day at 21:30'],
  [{ frequency: 'weekly', dayOfWeek: 7, hour: 11, minute: 0 }, 'Chaque dimanche à 11:00', 'Every Sunday at 11:00'],
  [
    { frequency: 'monthly', dayOfMonth: 1, hour: 18, minute: 0 },
    'Le 1er de chaque mois à 18:00',
    'On the 1st of each month at 18:00',
  ],
  [
    { frequency: 'monthly', dayOfMonth: 30, hour: 18, minute: 0 },
    'Le 30 de chaque mois, ou le dernier jour s’il est plus court, à 18:00',
    'On the 30th of each month, or its last day if it is shorter, at 18:00',
  ],
  [
    { frequency: 'monthly', dayOfMonth: 31, hour: 18, minute: 0 },
    'Le dernier jour de chaque mois à 18:00',
    'On the last day of each month at 18:00',
  ],
  [
    { frequency: 'once', day: '2027-05-21', hour: 9, minute: 0 },
    'Le vendredi 21/05/2027 à 09:00',
    'On Friday 21/05/2027 at 09:00',
  ],
  [{ frequency: 'cron', expression: '0 7 * * 1' }, 'Chaque lundi à 07:00', 'Every Monday at 07:00'],
  [{ frequency: 'cron', expression: '0 7 * * 0' }, 'Chaque dimanche à 07:00', 'Every Sunday at 07:00'],
  [{ frequency: 'cron', expression: '30 21 * * *' }, 'Chaque jour à 21:30', 'Every day at 21:30'],
  [
    { frequency: 'cron', expression: '0 7 * * 1,4' },
    'À 07:00, le lundi et le jeudi',
    'At 07:00, on Mondays and Thursdays',
  ],
  [{ frequency: 'cron', expression: 'every now and then' }, 'Every now and then', 'Every now and then'],
];

describe('the frequency in words', () => {
  beforeEach(() => vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] }));
  afterEach(() => vi.unstubAllGlobals());

  it.each(said)('%j', (schedule, fr, en) => {
    expect(scheduleWords(schedule, { formatMessage: french.formatMessage, language: 'fr' })).toBe(fr);
    expect(scheduleWords(schedule, { formatMessage: inEnglish.formatMessage, language: 'en' })).toBe(en);
  });
  it('of a cron expression is its description', () => {
    const words = scheduleWords(
      { frequency: 'cron', expression: '15 9-19/4 * * 1-5' },
      { formatMessage: french.formatMessage, language: 'fr' },
    );
    expect(words).toContain('09:15');
    expect(words).toContain('lundi');
  });
  it.each<[ReminderSchedule, RegExp]>([
    [{ frequency: 'daily', hour: 21, minute: 30 }, /^Every day at 9:30\sPM$/u],
    [{ frequency: 'cron', expression: '15 9,17 * * *' }, /^At 9:15\sAM and 5:15\sPM, every day$/u],
  ])('has the clock of the region that English is read in: %j', (schedule, words) => {
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    expect(scheduleWords(schedule, { formatMessage: inEnglish.formatMessage, language: 'en' })).toMatch(words);
  });
});
