import { NextDates } from '@ecrin/ui/next-dates/next-dates.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { now, useDebouncedEffect } from '#lib/time/clock.ts';
import { formatDateAndTime } from '#lib/time/date-format.ts';
import { cityIn } from '#lib/time/time-zones.ts';
import { useNextDates } from '../schedule/next-dates.ts';
import { useScheduleWords } from '../schedule/schedule-words.ts';
import { formMessages as messages } from './reminder-form.messages.ts';
import { scheduleOf, type ScheduleFields, upcomingDates } from './schedule-fields.ts';
import styles from './reminder-form.module.css';

const restMs = 600;

/** Announces a text once it has not changed for a moment, not at every keystroke. */
const DebouncedAnnouncement = ({ text }: { text: string }) => {
  const [announced, setAnnounced] = useState('');
  useDebouncedEffect({ value: text, known: announced, ms: restMs, act: setAnnounced });
  return (
    <output>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </output>
  );
};

/** The schedule of the fields in words, and its next five dates. */
export const SchedulePreview = ({
  fields,
  timeZone,
  refusal,
}: {
  fields: ScheduleFields;
  timeZone: string;
  refusal: string | null;
}) => {
  const { formatMessage, formatList } = useIntl();
  const { language } = useLanguage();
  const inWords = useScheduleWords();
  const datesOf = useNextDates();
  const schedule = scheduleOf(fields);
  const next = schedule && refusal === null ? upcomingDates(schedule, timeZone, now()).next : [];
  const words = schedule && next.length > 0 ? inWords(schedule) : '';
  const dates = formatList(
    next.map((occurredAt) => formatDateAndTime(language, { occurredAt, timeZone })),
    { type: 'unit' },
  );
  return (
    <div className={styles['ahead']}>
      <DebouncedAnnouncement text={words && formatMessage(messages.aheadTold, { words, dates })} />
      {words && (
        <>
          <p className="sm">
            <b>{words}</b>{' '}
            <span className="dim">
              <FormattedMessage {...messages.onClockOf} values={cityIn(timeZone, language)} />
            </span>
          </p>
          <NextDates label={formatMessage(messages.ahead)} dates={datesOf(next, timeZone)} />
        </>
      )}
    </div>
  );
};
