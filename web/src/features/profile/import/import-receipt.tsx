import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useSourceName } from '#lib/journal-import/use-source-name.ts';
import { thisMoment } from '#lib/outbox/device-environment.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { UndoAll } from './import-states.tsx';
import { importMessages as messages } from './import.messages.ts';
import { Reasons } from './left-out.tsx';
import styles from './import.module.css';

type Of = Readonly<{ item: ImportItem }>;
const momentHere = (occurredAt: string) => ({ ...thisMoment(), occurredAt });

type LineProps = Readonly<{ name: string; children: ReactNode }>;

const Line = ({ name, children }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What came with the thoughts; null: not known. */
const Counted = ({ name, count }: Readonly<{ name: string; count: number | null }>) => {
  const { formatNumber } = useIntl();
  return count ? <Line name={name}>{formatNumber(count)}</Line> : null;
};

/** What came, what did not, and what became of the file. */
const Lines = ({ item: { entries, brought, pictures, sounds, understand, endedAt } }: Of) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const came = brought ?? 0;
  return (
    <dl className={styles['lines']}>
      <Line name={formatMessage(messages.receiptCame)}>{formatNumber(came)}</Line>
      <Counted name={formatMessage(messages.receiptPictures)} count={pictures} />
      <Counted name={formatMessage(messages.receiptSounds)} count={sounds} />
      <Line name={formatMessage(messages.receiptOut)}>{formatNumber(Math.max(0, entries - came))}</Line>
      {endedAt !== null && (
        <Line name={formatMessage(messages.receiptFile)}>{formatTime(language, momentHere(endedAt))}</Line>
      )}
      <Line name={formatMessage(messages.receiptRead)}>
        {formatMessage(messages.receiptReadHow, { understand: understand ? 'yes' : 'no' })}
      </Line>
    </dl>
  );
};

/** The first sentence of the earliest thought, in its own words. */
const First = ({ first }: Readonly<{ first: NonNullable<ImportItem['first']> }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <blockquote className={styles['first']}>
      <p className="words" dir="auto">
        {withFrenchTypography(first.words)}
      </p>
      <footer className="sm dim">
        {formatMessage(messages.first, { date: formatDate(language, first.occurredAt, first.timeZone) })}
      </footer>
    </blockquote>
  );
};

/** What of the file could not come, once it is asked for. */
const WhyOut = ({ leftOut }: Pick<ImportItem, 'leftOut'>) => {
  const { formatMessage } = useIntl();
  if (leftOut.length === 0) return null;
  return (
    <details className={styles['why']}>
      <summary className="link">{formatMessage(messages.why)}</summary>
      <ul className={styles['out']}>
        <Reasons leftOut={leftOut} />
      </ul>
    </details>
  );
};

/** What came of an import: its receipt. */
export const Done = ({ item }: Of) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const date = formatDate(language, item.endedAt ?? item.startedAt);
  return (
    <section className={styles['receipt']}>
      <h2 className="display" data-level="3">
        {formatMessage(messages.done, { count: item.brought ?? item.thoughts })}
      </h2>
      <p className="dim">{formatMessage(messages.doneText, { date, source: nameOf(item.source) })}</p>
      <Lines item={item} />
      <WhyOut leftOut={item.leftOut} />
      {item.first && <First first={item.first} />}
      <div className={styles['choices']}>
        <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.reread)}
        </Link>
        {item.thoughts > 0 && <UndoAll item={item} />}
      </div>
      <p className="sm dim">{formatMessage(messages.undoUntil, { date: formatDate(language, item.undoUntil) })}</p>
    </section>
  );
};
