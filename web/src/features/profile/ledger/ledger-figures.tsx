import type { SendingCounts } from '@ecrin/contracts/sending/sending.ts';
import { BarChart } from '@ecrin/ui/bar-chart/bar-chart.tsx';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatMonthTitle, monthInitialOf } from '#lib/time/date-format.ts';
import type { useLedgerFilters } from './ledger-filters.ts';
import { ledgerFigureMessages as messages } from './ledger.messages.ts';
import { monthsBetween } from './months-between.ts';
import styles from './ledger.module.css';

const shownMonths = 12;

const Hosts = ({
  counts: { byHost },
  onChoose,
}: Readonly<{ counts: SendingCounts; onChoose: (host: string) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="hosts">
      <h2 id="hosts" className="h4">
        <FormattedMessage {...messages.hosts} />
      </h2>
      <ul className={styles['hosts']}>
        {byHost.map(({ host, count }) => (
          <li key={host}>
            <button
              type="button"
              className="link sm"
              aria-label={formatMessage(messages.host, { host })}
              onClick={() => onChoose(host)}
            >
              {host}
            </button>
            <b>
              <FormattedNumber value={count} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Months = ({ counts: { byMonth } }: Readonly<{ counts: SendingCounts }>) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const today = useToday();
  const [first] = byMonth;
  if (!first) return null;
  const countOf = new Map(byMonth.map(({ month, count }) => [month, count]));
  const months = monthsBetween(first.month, today.slice(0, 7)).slice(-shownMonths);
  const inWords = months.map(
    (month) => `${formatMonthTitle(language, month, today)} ${formatNumber(countOf.get(month) ?? 0)}`,
  );
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="h4">
        <FormattedMessage {...messages.months} />
      </h2>
      <BarChart
        name={formatMessage(messages.monthsName, { months: inWords.join(', ') })}
        bars={months.map((month) => ({
          key: month,
          label: monthInitialOf(language, `${month}-15`),
          count: countOf.get(month) ?? 0,
          target: null,
          look: 'some',
        }))}
      />
    </section>
  );
};

type FiguresProps = Readonly<{ counts: SendingCounts; filtering: ReturnType<typeof useLedgerFilters> }>;

/** To whom, and how often month by month; nothing before the first sending. */
export const LedgerFigures = ({ counts, filtering }: FiguresProps) =>
  counts.total === 0 ? null : (
    <>
      <Hosts counts={counts} onChoose={(host) => filtering.choose({ host })} />
      <Months counts={counts} />
    </>
  );
