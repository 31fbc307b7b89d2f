import { useMemo } from 'react';
import { useUnsentThoughts } from '#lib/outbox/use-unsent-thoughts.ts';
import { personalDayOf } from '#lib/time/clock.ts';
import { withUnsent } from './year-figures.ts';
import { useFindYearQuery } from './year.api.ts';

/** The figures of a year, with the thoughts that are still on this device: those have no mood yet. */
export const useYearFigures = ({ year, dayStart }: Readonly<{ year: number; dayStart: number }>) => {
  const { currentData, isLoading, isError, refetch } = useFindYearQuery({ year, dayStart });
  const unsent = useUnsentThoughts();
  const figures = useMemo(() => {
    const days = unsent.map(({ occurredAt, timeZone }) => personalDayOf(occurredAt, timeZone, dayStart));
    return currentData && withUnsent(currentData, days);
  }, [currentData, unsent, dayStart]);
  return { figures, isLoading, isError, refetch };
};
