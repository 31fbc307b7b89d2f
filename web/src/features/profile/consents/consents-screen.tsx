import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { Consents } from '@ecrin/contracts/consent/consent.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListConsentsQuery } from '#lib/api/consents.api.ts';
import { consentMessages, consentScreenMessages as messages } from '#lib/consent/consent.messages.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { ProfileLoading } from '../profile-loading.tsx';
import { Grant } from './grant.tsx';
import styles from './consents.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };

const Summary = ({ items }: Pick<Consents, 'items'>) => {
  const given = items.filter(({ state }) => state === 'given').length;
  return (
    <p className={`display ${styles['sum']}`} data-level="3" aria-live="polite">
      <FormattedMessage {...messages.summary} values={{ ...bold, given, all: items.length }} />
    </p>
  );
};

const Grants = () => {
  const { data, isError, refetch } = useListConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <ProfileLoading failed={isError} retry={() => void refetch()} />;
  // There is one endpoint.
  const [first] = data.items;
  return (
    <>
      <Summary items={data.items} />
      {first && (
        <>
          <p className="sm dim">
            <FormattedMessage {...messages.lead} values={{ host: first.host }} />
          </p>
          <div className={styles['grants']}>
            {data.items.map((item) => (
              <Grant key={item.purpose} consent={item} />
            ))}
          </div>
        </>
      )}
    </>
  );
};

/** What may be sent elsewhere, purpose by purpose. */
export const ConsentsScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(consentMessages.title));
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <h1 className="h4 dim">{formatMessage(consentMessages.title)}</h1>
      </div>
      <Grants />
    </Page>
  );
};
