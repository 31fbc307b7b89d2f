import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone, now, useToday } from '#lib/time/clock.ts';
import { formatDateAndTime } from '#lib/time/date-format.ts';
import { useEstimateRunQuery } from '../orb-runs.api.ts';
import { kindOfCost, ReadingNotice } from '../run/price.tsx';
import { autoMessages as messages } from './auto.messages.ts';
import { recentQuery, recentSources, runsPerMonth, type ReadSchedule } from './schedule-draft.ts';

/** What a month of it costs, where it is read, and what is near its limit. */
export const MonthlyPrice = ({ read, text }: Readonly<{ read: ReadSchedule; text: string }>) => {
  const today = useToday();
  const { data } = useEstimateRunQuery(recentQuery(recentSources(read.lookBack, today), text.trim().length));
  if (!data) return null;
  const cost = data.cost === null ? null : data.cost * runsPerMonth[read.times.frequency];
  return (
    <>
      <p className="xs dim">
        <FormattedMessage {...messages.cost} values={{ kind: kindOfCost(cost), euros: Math.ceil(cost ?? 0) }} />
      </p>
      <ReadingNotice estimate={{ ...data, leftOut: 0 }} />
    </>
  );
};

/** When it is due first with these settings. */
export const NextDate = ({ read }: Readonly<{ read: ReadSchedule | null }>) => {
  const { language } = useLanguage();
  const timeZone = deviceZone();
  const [next] = read ? nextOccurrences(read.times, timeZone, now(), 1) : [];
  return (
    <span className="sm dim">
      {next && (
        <FormattedMessage
          {...messages.nextAfterSave}
          values={{ date: formatDateAndTime(language, { occurredAt: next, timeZone }) }}
        />
      )}
    </span>
  );
};
