import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';

/** Instants one below the other: the day once, then times alone, to the second. */
export const useInstants = (instants: readonly string[]): readonly string[] => {
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(clockLocaleOf(language), { timeStyle: 'medium' });
  return instants.map((at, index) => {
    const [day, before] = [shortDate(at), instants[index - 1]];
    const clock = time.format(new Date(at));
    return before !== undefined && shortDate(before) === day ? clock : `${day}, ${clock}`;
  });
};
