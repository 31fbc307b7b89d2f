import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { StandingAsOf, nameOf } from '../client-standing.tsx';
import { useFindClientQuery } from '../clients.api.ts';
import { clientsMessages } from '../clients.messages.ts';
import { ClientActs } from './client-acts.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientHistory } from './client-history.tsx';
import { ClientSide } from './client-side.tsx';
import { clientMessages as messages } from './client.messages.ts';
import styles from '../clients.module.css';

const Head = ({ detail, asOf }: Readonly<{ detail: ClientDetail; asOf: string | null }>) => {
  const { formatMessage } = useIntl();
  const { client } = detail;
  return (
    <div className={styles['head']}>
      <Avatar name={nameOf(client)} size="lg" letters={2} />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {nameOf(client)}
        </h1>
        <p className={`${styles['line'] ?? ''} sm dim`}>
          <code>{client.referralCode}</code>
          {client.city && <span>{client.city}</span>}
          <span>{formatMessage(messages.registered, { date: shortDate(client.registeredAt) })}</span>
          <StandingAsOf client={client} asOf={asOf} />
        </p>
      </div>
      <ClientActs detail={detail} />
    </div>
  );
};

/** The end of a day here: what is recorded before it. */
const endOf = (day: string): string | null => {
  if (day === '') return null;
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
};

/** As of the end of which day. */
const parts = { day: 'day' } as const;

/** One client, without a word of their thoughts; opening it is in their own log. */
export const ClientScreen = () => {
  const { formatMessage } = useIntl();
  const { clientId } = useParams<{ clientId: string }>();
  const { state, set } = useAddressState(parts);
  const { day } = state;
  const asOf = endOf(day);
  const { data, currentData, error, refetch } = useFindClientQuery({ clientId, asOf });
  const detail = currentData ?? data;
  usePageTitle(detail ? nameOf(detail.client) : formatMessage(clientsMessages.title));
  if (error && !detail) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!detail) return <Skeleton label={formatMessage(messages.loading)} lines={[40, 100, 100, 100]} />;
  return (
    <>
      <BackLink to="/admin/clients">{formatMessage(clientsMessages.title)}</BackLink>
      <Head detail={detail} asOf={asOf} />
      <ClientFigures figures={detail.figures} />
      <div className={styles['two']}>
        <ClientHistory detail={detail} day={day} onDay={(chosen) => set({ day: chosen })} before={asOf} />
        <ClientSide detail={detail} />
      </div>
    </>
  );
};
