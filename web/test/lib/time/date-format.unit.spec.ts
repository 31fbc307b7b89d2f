import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatCalendarDate,
  formatTime,
  formatDateAndTime,
  formatDayTitle,
  formatMonthTitle,
  weekdayInitialOf,
} from '#lib/time/date-format.ts';

const evening = { occurredAt: '2025-10-12T15:20:00.000Z', timeZone: 'Europe/Paris' };

beforeEach(() => vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] }));
afterEach(() => vi.unstubAllGlobals());

describe('moments in French and English', () => {
  it('are formatted in the zone of the thought', () => {
    expect(formatTime('fr', evening)).toBe('17:20');
    expect(formatTime('en', { ...evening, timeZone: 'Asia/Tokyo' })).toBe('00:20');
  });
  it('have the clock of the region that English is read in, French ones always 24 hours', () => {
    vi.stubGlobal('navigator', { languages: ['en-US', 'fr-FR'] });
    expect(formatTime('en', evening)).toMatch(/^5:20\sPM$/u);
    expect(formatDateAndTime('en', evening)).toMatch(/^Sun 12\/10\/2025, 5:20\sPM$/u);
    expect(formatTime('fr', evening)).toBe('17:20');
  });
  it('have no hour where only the day is known', () => {
    const day = { ...evening, hourless: true };
    expect([formatTime('fr', day), formatDateAndTime('fr', day)]).toEqual(['', 'Dim. 12/10/2025']);
    expect(formatDateAndTime('en', day)).toBe('Sun 12/10/2025');
  });
  it('are formatted in UTC where the browser does not know their zone', () =>
    expect(formatDateAndTime('fr', { ...evening, timeZone: 'Etc/Unknown' })).toBe('Dim. 12/10/2025, 15:20'));
  it('format dates as day, month, year', () => {
    expect(formatDateAndTime('fr', evening)).toBe('Dim. 12/10/2025, 17:20');
    expect(formatDateAndTime('en', evening)).toBe('Sun 12/10/2025, 17:20');
    expect(formatCalendarDate('fr', '2025-06-01')).toBe('01/06/2025');
  });
  it('format days, with the year only when it differs', () => {
    expect(formatDayTitle('fr', '2025-11-17', '2025-11-18')).toBe('Lundi 17 novembre');
    expect(formatDayTitle('fr', '2025-11-01', '2025-11-18')).toBe('Samedi 1er novembre');
    expect(formatDayTitle('fr', '2024-11-18', '2025-11-18')).toBe('Lundi 18 novembre 2024');
    expect(formatDayTitle('en', '2025-11-17', '2025-11-18')).toMatch(/^Monday,? 17 November$/);
  });
  it('format months, with the year only when it differs', () => {
    expect(formatMonthTitle('fr', '2025-08', '2025-11-18')).toBe('Août');
    expect(formatMonthTitle('en', '2024-08', '2025-11-18')).toBe('August 2024');
  });
  it('abbreviate a weekday to its first letter', () =>
    expect([weekdayInitialOf('fr', '2025-11-18'), weekdayInitialOf('en', '2025-11-18')]).toEqual(['M', 'T']));
});
