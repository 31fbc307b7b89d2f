import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { consentMessages } from '#lib/consent/consent.messages.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { ProposedErasure } from '../erasure/proposed-erasure.tsx';
import { ProfileLoading } from '../profile-loading.tsx';
import { LookEntry } from './look-entry.tsx';
import { useListLooksInfiniteQuery } from './looks.api.ts';
import { looksMessages as messages } from './looks.messages.ts';
import styles from '../register.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };

/** How often somebody looked since January, in one sentence. */
const ThisYear = ({ pages, thoughts }: LookList['thisYear']) => (
  <p className={`display ${styles['sum']}`} data-level="3">
    <FormattedMessage {...messages.thisYear} values={{ ...bold, pages, thoughts }} />
  </p>
);

const NobodyLooked = () => {
  const { formatMessage } = useIntl();
  const step = (
    <Link href="/app/profile/consents" className="link">
      {formatMessage(consentMessages.title)}
    </Link>
  );
  return (
    <WhyEmpty title={formatMessage(messages.none)} step={step}>
      {formatMessage(messages.noneText)}
    </WhyEmpty>
  );
};

const LookEntries = () => {
  const { formatMessage } = useIntl();
  const list = useListLooksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [first] = list.data?.pages ?? [];
  if (!list.data || !first) return <ProfileLoading failed={list.isError} retry={() => void list.refetch()} />;
  if (first.items.length === 0) return <NobodyLooked />;
  return (
    <>
      <ThisYear {...first.thisYear} />
      <ul>
        {list.data.pages.flatMap(({ items }) => items.map((look) => <LookEntry key={look.lookId} look={look} />))}
      </ul>
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.older)}
        </Button>
      )}
      <p className="sm dim">{formatMessage(messages.lasting)}</p>
    </>
  );
};

/** What administrators saw of the person, the latest first. */
export const LooksScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <h1 className="h4 dim">{formatMessage(messages.title)}</h1>
      </div>
      <ProposedErasure />
      <LookEntries />
    </Page>
  );
};
