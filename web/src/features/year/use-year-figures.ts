import { useMemo } from 'react';
import { useOutbox, type OutboxItem } from '#lib/outbox/outbox.ts';
import { personalDayOf } from '#lib/time/clock.ts';
import { withUnsent } from './year-figures.ts';
import { useFindYearQuery } from './year.api.ts';

/** Thoughts that are on this device alone; what is added to a thought is no other one. */
export const useUnsentThoughts = (): readonly OutboxItem[] => {
  const outbox = useOutbox();
  return useMemo(
    () =>
      outbox.filter(
        ({ state, appendTo, keptApart }) => state !== 'received' && (appendTo === undefined || keptApart !== undefined),
      ),
    [outbox],
  );
};

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
