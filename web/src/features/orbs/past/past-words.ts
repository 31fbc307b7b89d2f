import type { OrbPastRunDetail } from '@ecrin/contracts/orb/orb-past-run.ts';
import type { PastSpan, PastStep } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatCalendarDate, formatMonthTitle } from '#lib/time/date-format.ts';
import { pastMessages as messages } from './past.messages.ts';

/** The name of a month, or of a week by its first day. */
export const useSpanName = (step: PastStep) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const today = useToday();
  return ({ from }: PastSpan): string =>
    step === 'month'
      ? formatMonthTitle(language, from.slice(0, 7), today)
      : formatMessage(messages.week, { date: formatCalendarDate(language, from) });
};

/** A whole year by its number, any other past by its days. */
export const usePastName = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ from, to }: PastSpan): string =>
    from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`
      ? from.slice(0, 4)
      : formatMessage(messages.span, {
          from: formatCalendarDate(language, from),
          to: formatCalendarDate(language, to),
        });
};

export type StepState = 'done' | 'running' | 'empty' | 'failed' | 'left' | 'todo';

/** Of a span with the runs it has so far. */
export const stepStateOf = (
  { runs }: Pick<OrbPastRunDetail['spans'][number], 'runs'>,
  { status, versions }: Pick<OrbPastRunDetail, 'status' | 'versions'>,
): StepState => {
  if (runs.some((run) => run.status === 'running')) return 'running';
  if (runs.length < versions.length) return status === 'running' ? 'todo' : 'left';
  if (runs.some((run) => run.status === 'completed')) return 'done';
  return runs.every(({ reason }) => reason === 'nothing-to-read') ? 'empty' : 'failed';
};
