import {
  isOne,
  listed,
  rareDayOf,
  stepOf,
  rangesOf,
  type CronDays,
  type CronHours,
  type CronTimes,
} from './cron-summary.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const weekday = (day: number): string => weekdays[day - 1] ?? '';
const month = (number: number): string => months[number - 1] ?? '';
const dayOfMonth = (day: number): string => (day === 1 ? '1er' : String(day));

export const timesInFrench = (times: CronTimes): string => {
  if (times.kind === 'at') return `à ${listed(times.times, 'et')}`;
  if (times.kind === 'every-hours') return everyHours(times);
  if (times.kind === 'every-minutes') return `${everyMinutes(times)}${within(times.hours, ' ')}`;
  return `aux minutes ${minuteList(times.minutes)}${ofEachHour(times.hours)}${within(times.hours, ', ')}`;
};

type Of<Kind extends CronTimes['kind']> = Extract<CronTimes, { kind: Kind }>;

const everyHours = ({ step, minute, hours }: Of<'every-hours'>): string => {
  if (hours.kind === 'all') return minute === 0 ? 'toutes les heures' : `toutes les heures, à la minute ${minute}`;
  return `${step === 1 ? 'toutes les heures' : `toutes les ${step} heures`}${within(hours, ' ')}`;
};

const everyMinutes = ({ step, from, hours }: Of<'every-minutes'>): string => {
  if (step === 1) return 'chaque minute';
  return `toutes les ${step} minutes${from === 0 || hours.kind === 'within' ? '' : ` à partir de la minute ${from}${ofEachHour(hours)}`}`;
};

const minuteList = (minutes: readonly number[]): string =>
  listed(
    rangesOf(minutes).map((some) => (isOne(some) ? `${some.first}` : `${some.first} à ${some.last}`)),
    'et',
  );

const ofEachHour = (hours: CronHours): string =>
  hours.kind === 'all' || (hours.kind === 'within' && hours.oneIn === 1) ? ' de chaque heure' : '';

const within = (hours: CronHours, before: string): string => {
  if (hours.kind === 'all') return '';
  if (hours.kind === 'some') return `, dans les heures qui commencent à ${listed(hours.beginning, 'et')}`;
  const ranges = listed(
    hours.ranges.map((some) => (isOne(some) ? `à ${some.first}` : `de ${some.first} à ${some.last}`)),
    'et',
  );
  return hours.oneIn === 1
    ? `${before}${ranges}`
    : `, une heure sur ${fractions[hours.oneIn] ?? hours.oneIn}, ${ranges}`;
};
const fractions: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' };

/** `isAllDay`: the times cover the whole day, so that « tous les jours » can be omitted. Empty where nothing needs saying. */
export const daysInFrench = (days: CronDays, isAllDay: boolean): string => {
  const { daysOfMonth, daysOfWeek, months: some } = days;
  const everyDay = isAllDay ? '' : 'tous les jours';
  const day = daysOfMonth || daysOfWeek ? dayOf(days) : everyDay;
  const rareDay = rareDayOf(days);
  if (rareDay !== null) return `le ${rareDay}, les mois qui en ont un`;
  return dates(days) ?? [day, some ? inMonths(some) : ''].filter((part) => part !== '').join(', ');
};

/** « le 25 décembre ». */
const dates = ({ daysOfMonth, daysOfWeek, months: some }: CronDays): string | null => {
  const [only, ...more] = daysOfMonth ?? [];
  if (only === undefined || more.length > 0 || daysOfWeek || !some || some.length > 3) return null;
  return listed(
    some.map((number) => `le ${dayOfMonth(only)} ${month(number)}`),
    'et',
  );
};

const dayOf = ({ daysOfMonth, daysOfWeek, months: some, either }: CronDays): string => {
  const ofMonth = some ? 'du mois' : 'de chaque mois';
  if (!daysOfMonth || !daysOfWeek) return daysOfMonth ? inMonth(daysOfMonth, ofMonth) : inWeek(daysOfWeek ?? []);
  if (either) return `${inMonth(daysOfMonth, ofMonth)} et aussi ${inWeek(daysOfWeek)}`;
  return `${inWeek(daysOfWeek)}, quand c’est le ${listed(daysOfMonth.map(dayOfMonth), 'ou')} du mois`;
};

const inWeek = (days: readonly number[]): string =>
  listed(
    rangesOf(days).map((some) =>
      isOne(some) ? `le ${weekday(some.first)}` : `du ${weekday(some.first)} au ${weekday(some.last)}`,
    ),
    'et',
  );

const inMonth = (days: readonly number[], ofMonth: string): string => {
  const [step, first = 0, last = first] = [stepOf(days) ?? 1, days[0], days.at(-1)];
  if (step > 1 && days.length > 4)
    return `tous les ${step} jours du ${dayOfMonth(first)} au ${dayOfMonth(last)} ${ofMonth}`;
  return `${listed(
    rangesOf(days).map((some) =>
      isOne(some) ? `le ${dayOfMonth(some.first)}` : `du ${dayOfMonth(some.first)} au ${dayOfMonth(some.last)}`,
    ),
    'et',
  )} ${ofMonth}`;
};

const inMonths = (some: readonly number[]): string => {
  const ranges = rangesOf(some);
  if (ranges.every(isOne)) return `en ${listed(some.map(month), 'et')}`;
  return listed(
    ranges.map((range) =>
      isOne(range) ? `en ${month(range.first)}` : `${from(month(range.first))} à ${month(range.last)}`,
    ),
    'et',
  );
};
const from = (name: string): string => (/^[ao]/.test(name) ? `d’${name}` : `de ${name}`);
