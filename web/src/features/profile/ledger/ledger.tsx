import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import type { SendingEntry } from '@ecrin/contracts/sending/sending.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchOwnFile } from '#lib/api/fetch-own-file.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { now, useToday } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { groupByDay } from '#lib/time/group-by-day.ts';
import { ProfileLoading } from '../profile-loading.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { useLedgerFilters } from './ledger-filters.ts';
import { LedgerLine } from './ledger-line.tsx';
import { ledgerMessages as messages } from './ledger.messages.ts';
import { useListSendingsInfiniteQuery } from './sendings.api.ts';
import styles from './ledger.module.css';

type Filtering = Readonly<{ filtering: ReturnType<typeof useLedgerFilters> }>;

const Days = ({ entries }: Readonly<{ entries: readonly SendingEntry[] }>) => {
  const { language } = useLanguage();
  const today = useToday();
  const days = groupByDay(entries, { today, timeZone: deviceZone(), instantOf: ({ at }) => at });
  return days.map(({ day, items }) => (
    <section key={day} aria-label={formatDayTitle(language, day, today)}>
      <h3 className="label">{formatDayTitle(language, day, today)}</h3>
      <ul>
        {items.map((entry) => (
          <LedgerLine key={entry.entryId} entry={entry} />
        ))}
      </ul>
    </section>
  ));
};

/** All lines as a table in a signed archive, whatever the filters. */
const Download = () => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const fetched = await fetchOwnFile('/sendings/file');
    setBusy(false);
    if (fetched.file) saveFile(fetched.file, `ecrin-registre-${now().slice(0, 10)}.zip`);
    else showToast({ tone: 'error', message: fetched.fault?.detail ?? formatMessage(messages.notDownloaded) });
  };
  return (
    <Button busy={busy} onClick={() => void download()}>
      <Icon of={downloadIcon} size="sm" />
      <FormattedMessage {...messages.download} />
    </Button>
  );
};

const Nothing = ({ filtering: { filters, clear } }: Filtering) =>
  Object.keys(filters).length === 0 ? (
    <WhyEmptyLine>
      <FormattedMessage {...messages.nothing} /> <FormattedMessage {...messages.nothingText} />
    </WhyEmptyLine>
  ) : (
    <WhyEmptyLine
      step={
        <button type="button" className="link" onClick={clear}>
          <FormattedMessage {...messages.showAll} />
        </button>
      }
    >
      <FormattedMessage {...messages.noneHere} />
    </WhyEmptyLine>
  );

const useSendings = ({ filtering: { asked } }: Filtering) =>
  useListSendingsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
type ListedProps = Filtering & Readonly<{ list: ReturnType<typeof useSendings> }>;

const Lines = ({ list }: Pick<ListedProps, 'list'>) => (
  <>
    <p className="sm dim" aria-live="polite">
      <FormattedMessage {...messages.lines} values={{ count: list.data?.pages[0]?.matching ?? 0 }} />
    </p>
    <Days entries={list.data?.pages.flatMap(({ items }) => items) ?? []} />
    <div className={styles['foot']}>
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage {...messages.older} />
        </Button>
      )}
      <Download />
    </div>
  </>
);

const Listed = ({ list, filtering }: ListedProps) => {
  const [first] = list.data?.pages ?? [];
  if (!first) return <ProfileLoading failed={list.isError} retry={() => void list.refetch()} />;
  const isFiltered = Object.keys(filtering.filters).length > 0;
  // Where nothing was ever sent or said there is nothing to choose from.
  return (
    <>
      {(isFiltered || first.matching > 0) && <FilterChips filtering={filtering} />}
      {first.matching > 0 ? <Lines list={list} /> : <Nothing filtering={filtering} />}
    </>
  );
};

/** Everything that was sent to an engine, and what was said about that, the newest first. */
export const Ledger = ({ filtering }: Filtering) => {
  const list = useSendings({ filtering });
  return (
    <section className={styles['ledger']} aria-labelledby="ledger">
      <h2 id="ledger" className="h4">
        <FormattedMessage {...messages.title} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.what} />
      </p>
      <Listed list={list} filtering={filtering} />
    </section>
  );
};
