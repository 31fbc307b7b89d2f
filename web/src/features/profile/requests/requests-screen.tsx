import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { OwnRequestCard } from '@ecrin/contracts/request/request.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { NewRequest } from './new-request.tsx';
import { OwnOrganizations } from './own-organizations.tsx';
import { useRequestNames } from './request-names.ts';
import { RequestThreadScreen } from './request-thread-screen.tsx';
import { useListOwnRequestsInfiniteQuery } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import styles from '../profile.module.css';

const RequestLink = ({ request }: { request: OwnRequestCard }) => {
  const { titleOf, standingOf } = useRequestNames();
  return (
    <Link href={`/app/profile/requests/${request.requestId}`} data-row>
      <span>
        {titleOf(request)}
        <span className="sm dim">
          {' '}
          · {standingOf(request)} · {shortDate(request.since)}
        </span>
      </span>
      <Icon of={chevronRightIcon} />
    </Link>
  );
};

const OwnRequests = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useListOwnRequestsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) return <LoadFailed title={messages.missing} onRetry={refetch} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[64, 94]} />;
  const requests = data.pages.flatMap((page) => page.items);
  if (requests.length === 0) return <WhyEmptyLine>{formatMessage(messages.none)}</WhyEmptyLine>;
  return (
    <>
      <nav className={styles['pages']} aria-label={formatMessage(messages.own)}>
        {requests.map((request) => (
          <RequestLink key={request.requestId} request={request} />
        ))}
      </nav>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{formatMessage(messages.more)}</Button>}
    </>
  );
};

const RequestList = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <PageHead title={formatMessage(messages.title)} />
      </div>
      <section className={styles['part']}>
        <h2 className="h4">{formatMessage(messages.newTitle)}</h2>
        <NewRequest />
      </section>
      <section className={styles['part']}>
        <h2 className="h4">{formatMessage(messages.own)}</h2>
        <OwnRequests />
      </section>
      <OwnOrganizations />
    </Page>
  );
};

/** The client's requests, or the one of the address. */
export const RequestsScreen = () => {
  const { requestId } = useParams<{ requestId?: string }>();
  return requestId ? <RequestThreadScreen key={requestId} requestId={requestId} /> : <RequestList />;
};
