import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { Consents } from '@ecrin/contracts/consent/consent.ts';
import type { SendingCounts } from '@ecrin/contracts/sending/sending.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListConsentsQuery } from '#lib/api/consents.api.ts';
import { consentMessages, consentScreenMessages as messages } from '#lib/consent/consent.messages.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useToday } from '#lib/time/clock.ts';
import { LedgerFigures } from '../ledger/ledger-figures.tsx';
import { useLedgerFilters } from '../ledger/ledger-filters.ts';
import { ledgerFigureMessages } from '../ledger/ledger.messages.ts';
import { Ledger } from '../ledger/ledger.tsx';
import { monthsBetween } from '../ledger/months-between.ts';
import { useListSendingsInfiniteQuery } from '../ledger/sendings.api.ts';
import { ProfileLoading } from '../profile-loading.tsx';
import { Grant } from './grant.tsx';
import { OtherWays } from './other-ways.tsx';
import register from '../register.module.css';
import styles from './consents.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };

type Counted = Readonly<{ counts: SendingCounts | undefined }>;

/** How much is accepted, and how much was sent; the latter is left out until it is known, and where nothing ever leaves. */
const Summary = ({ items, counts }: Pick<Consents, 'items'> & Counted) => {
  const today = useToday();
  const given = items.filter(({ state }) => state === 'given').length;
  const firstMonth = (counts?.firstAt ?? today).slice(0, 7);
  return (
    <p className={`display ${register['sum']}`} data-level="3" aria-live="polite">
      <FormattedMessage {...messages.summary} values={{ ...bold, given, all: items.length }} />{' '}
      {counts && (items.length > 0 || counts.total > 0) && (
        <FormattedMessage
          {...ledgerFigureMessages.total}
          values={{ ...bold, count: counts.total, months: monthsBetween(firstMonth, today.slice(0, 7)).length }}
        />
      )}
    </p>
  );
};

type GrantsProps = Counted & Readonly<{ filtering: ReturnType<typeof useLedgerFilters> }>;

const Grants = ({ counts, filtering }: GrantsProps) => {
  const { data, isError, refetch } = useListConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <ProfileLoading failed={isError} retry={() => void refetch()} />;
  // There is one endpoint.
  const [first] = data.items;
  return (
    <>
      <Summary items={data.items} counts={counts} />
      {first && (
        <>
          <p className="sm dim">
            <FormattedMessage {...messages.lead} values={{ host: first.host }} />
          </p>
          <div className={styles['grants']}>
            {data.items.map((item) => (
              <Grant
                key={item.purpose}
                consent={item}
                sent={counts?.byPurpose.find(({ purpose }) => purpose === item.purpose)}
                onShowSent={() => filtering.choose({ purpose: item.purpose, part: undefined })}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
};

/** What may be sent elsewhere, purpose by purpose, and what was. */
export const ConsentsScreen = () => {
  const { formatMessage } = useIntl();
  const filtering = useLedgerFilters();
  const sendings = useListSendingsInfiniteQuery(filtering.asked);
  // Those of the filters before stay while the next are fetched.
  const counts = sendings.data?.pages[0]?.counts;
  usePageTitle(formatMessage(consentMessages.title));
  return (
    <Page kind="plain split">
      <div className={styles['main']}>
        <div>
          <BackLink />
          <h1 className="h4 dim">{formatMessage(consentMessages.titleWithSent)}</h1>
        </div>
        <Grants counts={counts} filtering={filtering} />
        <OtherWays counts={counts} filtering={filtering} />
        <Ledger filtering={filtering} />
      </div>
      <aside className={styles['aside']}>{counts && <LedgerFigures counts={counts} filtering={filtering} />}</aside>
    </Page>
  );
};
