/** Days on which home was opened on this device, and the one on which installing was proposed (YYYY-MM-DD); '' before. */
export type HomeVisits = Readonly<{ days: number; last: string; proposedOn: string }>;

/** Installing is proposed to somebody who comes back. */
const enoughDays = 3;

export const visitsFrom = (stored: string | null): HomeVisits => {
  const [days = '', last = '', proposedOn = ''] = stored?.split(' ') ?? [];
  return /^\d+$/u.test(days) ? { days: Number(days), last, proposedOn } : { days: 0, last: '', proposedOn: '' };
};
export const visitsText = ({ days, last, proposedOn }: HomeVisits): string => [days, last, proposedOn].join(' ');

export const withVisit = (before: HomeVisits, today: string): HomeVisits =>
  before.last === today ? before : { ...before, days: before.days + 1, last: today };

/** On one day, the first that it can be on: never again afterwards. */
export const isInstallDay = ({ days, proposedOn }: HomeVisits, today: string): boolean =>
  proposedOn === '' ? days >= enoughDays : proposedOn === today;
