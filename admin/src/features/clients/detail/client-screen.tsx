import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { endOf } from '#lib/list/span.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { growing, notGrown } from '#lib/list/use-shown-pages.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { StandingAsOf, titleOf } from '../client-standing.tsx';
import { useFindClientQuery } from '../clients.api.ts';
import { clientsMessages } from '../clients.messages.ts';
import { ClientActs } from './client-acts.tsx';
import { AgainstField, ClientComparison } from './client-comparison.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientHistory } from './client-history.tsx';
import { ClientSide } from './client-side.tsx';
import { clientMessages as messages } from './client.messages.ts';
import { ProposedErasure } from './proposed-erasure.tsx';
import styles from '../clients.module.css';

const Head = ({ detail, asOf }: Readonly<{ detail: ClientDetail; asOf: string | null }>) => {
  const { formatMessage } = useIntl();
  const { client } = detail;
  const title = titleOf(client, formatMessage);
  return (
    <div className={styles['head']}>
      <Avatar name={title} size="lg" letters={2} />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        <p className={`${styles['line'] ?? ''} sm dim`}>
          <code>{client.referralCode}</code>
          {client.city && <span>{client.city}</span>}
          <span>{formatMessage(messages.registered, { date: shortDate(client.registeredAt) })}</span>
          <StandingAsOf client={client} asOf={asOf} />
        </p>
      </div>
      {client.standing !== 'erased' && <ClientActs detail={detail} />}
    </div>
  );
};

/** That an erasure is asked for, and who can still undo it. */
const Leaving = ({ erasureDueAt }: Pick<ClientRow, 'erasureDueAt'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (erasureDueAt === null) return null;
  return (
    <Banner tone="warn">{formatMessage(messages.leaving, { moment: shortDateTime(erasureDueAt, language) })}</Banner>
  );
};

/** As of the end of which day, and beside which other one. */
const parts = { day: 'day', against: 'day', ...growing } as const;

/** Not before it is known who reads it: what they may decide would push what is below. */
const useClient = (asked: Parameters<typeof useFindClientQuery>[0]) => {
  const { data, currentData, error, refetch } = useFindClientQuery(asked);
  const { data: me } = useGetMeQuery();
  return { detail: me && (currentData ?? data), error, refetch };
};

/** One client, without a word of their thoughts; opening it is in their own log. */
export const ClientScreen = () => {
  const { formatMessage } = useIntl();
  const { clientId } = useParams<{ clientId: string }>();
  const { state, set } = useAddressState(parts);
  const { day, against } = state;
  const asOf = endOf(day);
  const { detail, error, refetch } = useClient({ clientId, asOf });
  const isWide = useWideViewport();
  const compared = { against, onAgainst: (chosen: string) => set({ against: chosen }) };
  usePageTitle(detail ? titleOf(detail.client, formatMessage) : formatMessage(clientsMessages.title));
  if (error && !detail) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!detail) return <Skeleton label={formatMessage(messages.loading)} lines={[40, 100, 100, 100]} />;
  return (
    <>
      <BackLink to="/admin/clients">{formatMessage(clientsMessages.title)}</BackLink>
      <Head detail={detail} asOf={asOf} />
      <Leaving {...detail.client} />
      <ProposedErasure proposal={detail.erasureProposal} />
      {isWide && <AgainstField {...compared} />}
      {against === '' ? (
        <ClientFigures figures={detail.figures} />
      ) : (
        <ClientComparison clientId={clientId} days={[against, day]} />
      )}
      <div className={styles['two']}>
        <ClientHistory
          detail={detail}
          day={day}
          onDay={(chosen) => set({ day: chosen, ...notGrown })}
          before={asOf}
          compared={compared}
        />
        <ClientSide detail={detail} asOf={asOf} />
      </div>
    </>
  );
};
