import type { ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { BarChart, type Bar } from '@ecrin/ui/bar-chart/bar-chart.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { sourceNameMessages } from '#lib/journal-import/source-name.messages.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { previewMessages as messages } from './preview.messages.ts';
import styles from './import.module.css';

/** How many thoughts each year would have. */
export const Years = ({ years, left }: Pick<ImportPreview, 'years'> & Readonly<{ left: readonly string[] }>) => {
  const { formatMessage } = useIntl();
  const bars = years.map(({ name, count }): Bar => {
    const look = left.includes(name) ? 'out' : 'some';
    return { key: name, label: name, count, target: null, look };
  });
  return (
    <section className={styles['part']} aria-labelledby="import-years">
      <h2 className="h4" id="import-years">
        {formatMessage(messages.years)}
      </h2>
      <BarChart name={formatMessage(messages.yearsName)} bars={bars} />
    </section>
  );
};

/** Some entries as they would be on the thread. */
export const Examples = ({ examples }: Pick<ImportPreview, 'examples'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <section className={styles['part']} aria-labelledby="import-examples">
      <div>
        <h2 className="h4" id="import-examples">
          {formatMessage(messages.examples)}
        </h2>
        <p className="sm dim">{formatMessage(messages.examplesText, { count: examples.length })}</p>
      </div>
      <ol className={styles['examples']}>
        {examples.map(({ occurredAt, timeZone, hourless, text, pictures, sounds }) => (
          <li key={`${occurredAt}/${text}`}>
            <Stone mood={null} size="sm" />
            <div>
              <p className="sm">
                {formatDate(language, occurredAt, timeZone)} ·{' '}
                {hourless ? formatMessage(sourceNameMessages.hourless) : formatTime(language, { occurredAt, timeZone })}
                {pictures > 0 && ` · ${formatMessage(messages.examplePictures, { count: pictures })}`}
                {sounds > 0 && ` · ${formatMessage(messages.exampleSounds, { count: sounds })}`}
              </p>
              {text && (
                <p className="words" data-size="sm" dir="auto">
                  {withFrenchTypography(text)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** How the times of the file are read, where it does not say. */
export const TimesRead = ({
  zoneless,
  hourless,
  timeZone,
}: Pick<ImportPreview, 'zoneless' | 'hourless' | 'timeZone'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {zoneless > 0 && <p className="sm dim">{formatMessage(messages.zone, { count: zoneless, zone: timeZone })}</p>}
      {hourless > 0 && <p className="sm dim">{formatMessage(messages.hours, { count: hourless })}</p>}
    </>
  );
};
