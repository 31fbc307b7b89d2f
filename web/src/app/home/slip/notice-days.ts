import { dayPlus } from '@ecrin/domain/time/days.ts';

/** Days between two on which a notice is shown. */
const pauseDays = 4;

/** What this device stores once a notice was shown on a day (YYYY-MM-DD), or put away. */
export const noticeShown = (day: string, outcome: 'shown' | 'dismissed' = 'shown'): string => `${day} ${outcome}`;

/** Whether a notice is shown today: on its first day until it is put away, then again some days later. `stored`: by `noticeShown`. */
export const isNoticeDay = (stored: string | null, today: string): boolean => {
  const [day = '', outcome] = stored?.split(' ') ?? [];
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return true;
  return (day === today && outcome === 'shown') || dayPlus(day, pauseDays) <= today;
};
